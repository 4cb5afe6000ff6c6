// The papers of the Citadel that lie beside the Board.

export const PAPERS = ["leaflet", "booklet", "world-map"] as const;
export type PaperName = (typeof PAPERS)[number];
