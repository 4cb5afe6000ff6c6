// Watches every picture on a page, frame by frame: for how long its place is empty, or shown larger than it is sharp.
window.watchPictures = () => {
  const SHARP = 1.25; // so much of scaling up is not seen
  const found = [];
  const known = new Map();
  const before = new Set(document.images); // of the page that is left
  const begun = performance.now();
  const now = () => performance.now() - begun;
  const isInSight = (box) =>
    box.width > 4 && box.height > 4 && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
  const opacity = (each) => Number(getComputedStyle(each).opacity);

  /** How many times as large a picture is shown as it has pixels. */
  const scale = (image) => {
    const box = image.getBoundingClientRect();
    const [wide, high] = [box.width / image.naturalWidth, box.height / image.naturalHeight];
    return Math.max(wide, high) * devicePixelRatio;
  };

  const stateOf = (images) => {
    const shown = images.filter((each) => each.complete && each.naturalWidth && opacity(each) > 0.5);
    if (!shown.length) return "empty";
    return shown.some((each) => /svg/.test(each.dataset.kind ?? "") || scale(each) <= SHARP) ? "sharp" : "blurred";
  };

  const look = () => {
    const places = new Map();
    for (const image of document.images) {
      if (before.has(image) || image.closest("header") || !image.checkVisibility()) continue;
      const place = image.closest(".picture, .fog") ?? image;
      if (isInSight(place.getBoundingClientRect())) places.set(place, [...(places.get(place) ?? []), image]);
    }
    for (const [place, entry] of known) {
      if (places.has(place)) continue;
      entry.gone = now();
      known.delete(place);
    }
    for (const [place, images] of places) {
      const box = place.getBoundingClientRect();
      const state = stateOf(images);
      const address = images.at(-1).getAttribute("src") ?? "";
      let entry = known.get(place);
      if (!entry || (entry.state === "sharp" && address !== entry.address)) {
        entry = { address, came: now(), empty: 0, blurred: 0, sharp: null, at: now(), state: "", gone: null };
        known.set(place, entry);
        found.push(entry);
      }
      const [was, at] = [entry.state, now()];
      if (was === "empty" || was === "blurred") entry[was] += at - entry.at;
      if (state === "sharp") entry.sharp ??= at;
      else entry.sharp = null;
      const shown = images.filter((each) => each.naturalWidth).map(scale);
      Object.assign(entry, { state, at, address: address || entry.address, width: Math.round(box.width), scale: Math.min(...shown) });
    }
    requestAnimationFrame(look);
  };
  look();
  window.picturesSeen = () => found;
  window.picturesSettled = () =>
    document.querySelector("[data-question]") !== null &&
    found.length > 0 &&
    found.every((each) => each.gone !== null || each.state === "sharp") &&
    Math.max(...found.map((each) => each.sharp ?? 0)) < now() - 1500;
};
