// The icons of the press, put into the page once so that they take the colours of what is around them.

let drawn = new Set<string>();

export const hasIcon = (name: string): boolean => drawn.has(name);

export async function loadSprite(): Promise<void> {
  const reply = await fetch("/api/icons.svg");
  if (!reply.ok) return;
  const sheet = new DOMParser().parseFromString(await reply.text(), "image/svg+xml").documentElement;
  for (const symbol of sheet.querySelectorAll("symbol")) symbol.id = `icon-${symbol.id}`;
  drawn = new Set([...sheet.querySelectorAll("symbol")].map((symbol) => symbol.id.slice("icon-".length)));
  const svg = document.importNode(sheet, true);
  svg.setAttribute("aria-hidden", "true");
  svg.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  document.body.prepend(svg);
}
