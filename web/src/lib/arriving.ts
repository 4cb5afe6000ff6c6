// Pictures come a few at a time: a table full of cards that are still being drawn must never take all the connections
// a browser has, and keep an answer waiting behind them.

import type { Attachment } from "svelte/attachments";

const MOST = 4; // of the six connections that browsers keep to one address
const waiting: (() => void)[] = [];
const arrived = new Set<string>(); // the addresses of pictures that this page has had, which its browser keeps
let coming = 0;

export const hasArrived = (address: string): boolean => arrived.has(address);

function next(): void {
  while (coming < MOST && waiting.length) waiting.shift()!();
}

/** Fetches an image's picture as soon as it is its turn. */
export function arriving(address: string): Attachment<HTMLImageElement> {
  return (image) => {
    let comes = false;
    const begin = (): void => {
      comes = true;
      coming += 1;
      image.src = address;
    };
    const end = (): void => {
      if (!comes) return;
      comes = false;
      coming -= 1;
      next();
    };
    const come = (): void => void arrived.add(address);
    image.addEventListener("load", come);
    image.addEventListener("load", end);
    image.addEventListener("error", end);
    waiting.push(begin);
    next();
    return () => {
      image.removeEventListener("load", come);
      image.removeEventListener("load", end);
      image.removeEventListener("error", end);
      const at = waiting.indexOf(begin);
      if (at >= 0) waiting.splice(at, 1);
      end();
    };
  };
}

/** Fetches a picture at once, before there is a place for it; done as well if it cannot be had. */
export function fetchPicture(address: string): Promise<void> {
  if (hasArrived(address)) return Promise.resolve();
  return new Promise((done) => {
    const image = new Image();
    image.onload = () => {
      arrived.add(address);
      done();
    };
    image.onerror = () => done();
    image.src = address;
  });
}
