// What somebody who wants to give an answer presses next, from what the page shows: the element, and what for.
// `keys`: they use the keyboard, which also reaches what lies outside the window. `plan`: the choice and the place to which
// it shall lead, or the choice and a blank where there is only one. `along`: they take part in what another player leads.
([choice, value, keys, plan, along]) => {
  if (document.querySelector("[data-coming]")) return null; // people look at what comes to light
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;
  const goes = plan ? [...document.querySelectorAll("[data-plan]")].filter((each) => each.dataset.plan.startsWith(plan)) : [];
  const joins = along ? [...document.querySelectorAll("[data-along]")].filter((each) => each.dataset.along === choice) : [];
  const answers = [...document.querySelectorAll("[data-choice]")].filter((each) => each.dataset.choice === choice);
  const leads = [...document.querySelectorAll("[data-opens]")].filter((each) => each.dataset.opens.split(" ").includes(choice));

  function canBePressed(each) {
    if (each.disabled || each.closest("[inert]") || (dialog && !dialog.contains(each))) return false;
    if (!each.closest(".board")) each.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = each.getBoundingClientRect();
    if (!box.width || !box.height) return false;
    if (keys) return each.checkVisibility();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && each.contains(top);
  }
  const press = (found, why) => {
    const element = found.find(canBePressed);
    return element ? { element, why } : null;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];

  const turn = dialog ? null : all(".draw .foot button").at(-1);
  const turned = turn ? press([turn], turn.hasAttribute("data-enter") ? "go on" : "turn") : null;
  if (turned) return turned;
  if (value) {
    const empty = answers.map((each) => each.form?.querySelector("input")).filter((field) => field && field.value !== value);
    const field = press(empty, "type");
    if (field) return field;
  }
  const folded = all("details:not([open])").filter((each) => answers.some((other) => each.contains(other)));
  return (
    press(joins, "answer") ??
    (plan.endsWith(" ") && goes.length > 1 ? null : press(goes, "answer")) ??
    press(answers, "answer") ??
    press(leads, "open") ??
    press(folded.map((each) => each.querySelector("summary")), "unfold") ??
    (choice === "reveal" ? press(all(".commit button:nth-child(2)"), "fewer") : null) ??
    press(all("dialog[open] .on"), "read on") ??
    press(all("dialog[open] .x").slice(-1), "close") ??
    press(all(".guide button").slice(-1), "no hints") ??
    press(all(".read-out > button, .dialogue .go-on, .discovery .on"), "go on") ??
    (answers.concat(leads).some((each) => each.closest(".board")) ? press(all(".board .tools button:nth-child(2)"), "fit") : null)
  );
}
