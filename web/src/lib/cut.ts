// Words that do not fit: whatever is cut off is marked, so that it fades out and invites a closer look.

import type { Attachment } from "svelte/attachments";

const SLACK = 2; // pixels that are no line

/** Marks an element with `data-cut` while more is in it than it shows. */
export const cut: Attachment<HTMLElement> = (node) => {
  const look = (): void => void node.toggleAttribute("data-cut", node.scrollHeight > node.clientHeight + SLACK);
  const sizes = new ResizeObserver(look);
  const words = new MutationObserver(look);
  sizes.observe(node);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
};

/** Tells when more is in an element than it shows. */
export const fits =
  (overflows: () => void): Attachment<HTMLElement> =>
  (node) => {
    const look = (): void => void (node.scrollHeight > node.clientHeight + SLACK && overflows());
    const sizes = new ResizeObserver(look);
    sizes.observe(node);
    look();
    return () => sizes.disconnect();
  };

/** Marks an element that scrolls with `data-more` while something lies below its lower edge. */
export const more: Attachment<HTMLElement> = (node) => {
  const look = (): void =>
    void node.toggleAttribute("data-more", node.scrollHeight - node.scrollTop > node.clientHeight + SLACK);
  const sizes = new ResizeObserver(look);
  const words = new MutationObserver(look);
  sizes.observe(node);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  node.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
    node.removeEventListener("scroll", look);
  };
};
