// Which of the offered and refused actions belong to which printed one, and how an action is read aloud.

import { t } from "../lib/words.svelte";
import type { Choice, FaceAction, Odds, RefusedAction } from "../wire";

/** The offered choices of one printed action; where several share a type, their number tells them apart. */
export function choicesOf(action: FaceAction, all: readonly FaceAction[], choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => choice.is_action && owner(choice, all) === action);
}

export function refusedOf(
  action: FaceAction,
  all: readonly FaceAction[],
  refused: readonly RefusedAction[],
): RefusedAction | undefined {
  return refused.find((each) => owner(each, all) === action);
}

function owner(of: { verb: string; n: number | null }, all: readonly FaceAction[]): FaceAction | undefined {
  return all.find((action) => action.verbs[0] === of.verb && action.n === of.n);
}

/** The printed action that a choice takes, where its card can be read. */
export function printedOf(
  choice: Choice,
  face: { actions: readonly FaceAction[] } | undefined,
): FaceAction | undefined {
  return choice.is_action && face ? owner(choice, face.actions) : undefined;
}

/** An action in words: what it is, what it costs, how likely it is. */
export function spoken(choice: Choice): string {
  return choice.odds ? `${choice.label}. ${chance(choice)}` : choice.label;
}

/** A chance together with the number of cards it takes, to be compared with another one. */
export function chanceOf({ success, drawn }: Odds): string {
  return t("chance-with", { n: success, cards: drawn });
}

export function chance(choice: Choice): string {
  if (!choice.odds) return "";
  if (choice.odds.success >= 100 && !choice.level) return t("chance-sure");
  const n = choice.odds.success;
  if (choice.level) return chanceOf(choice.odds); // told with both numbers
  return choice.odds.drawn === choice.cost ? t("chance", { n }) : t("chance-with", { n, cards: choice.odds.drawn });
}
