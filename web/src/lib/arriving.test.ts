import { expect, test } from "vitest";
import { arriving } from "./arriving";

function pictures(count: number): { image: HTMLImageElement; leave: () => void }[] {
  return Array.from({ length: count }, (_, at) => {
    const image = document.createElement("img");
    return { image, leave: arriving(`/art/${at}`)(image) as () => void };
  });
}
const asked = (all: { image: HTMLImageElement }[]): number => all.filter((one) => one.image.getAttribute("src")).length;

test("only a few pictures are asked for at a time, the others when those have come", () => {
  const all = pictures(7);
  expect(asked(all)).toBe(4);
  all[0]!.image.dispatchEvent(new Event("load"));
  all[1]!.image.dispatchEvent(new Event("error"));
  expect(asked(all)).toBe(6);
  for (const one of all) one.leave();
});

test("a picture that is no longer wanted makes room, and is not asked for if it had not been", () => {
  const all = pictures(6);
  all[5]!.leave();
  all[0]!.leave();
  expect(asked(all)).toBe(5);
  expect(all[5]!.image.getAttribute("src")).toBeNull();
  for (const one of all.slice(1, 5)) one.leave();
  const later = pictures(4);
  expect(asked(later)).toBe(4);
  for (const one of later) one.leave();
});
