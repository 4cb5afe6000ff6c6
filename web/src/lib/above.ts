// What is said for a moment lies above everything, also above a sheet that was opened over the table.

import type { Attachment } from "svelte/attachments";

export const above: Attachment<HTMLElement> = (node) => {
  node.popover = "manual";
  const show = (): void => {
    if (node.matches(":popover-open")) node.hidePopover();
    node.showPopover();
  };
  if (!("showPopover" in node)) return;
  show();
  const opened = new MutationObserver((changes) => {
    const sheets = changes
      .flatMap((change) => [...change.addedNodes])
      .filter((each) => each instanceof Element && (each.matches("dialog") || each.querySelector("dialog")));
    if (sheets.length) requestAnimationFrame(() => node.isConnected && show());
  });
  opened.observe(document.body, { childList: true, subtree: true });
  return () => opened.disconnect();
};
