import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.FOGBOUND_SERVER ?? "http://127.0.0.1:7777";

/** What several pages lay on the table comes as one file, which packs better than many; the first page needs none of it. */
const FELT = {
  name: "felt",
  test: /src\/(board|dock|card|action|citadel|journal|table|look)\/(?!Dialog|Lead|LiveRegions|Shared|Settings|Keys|passages|Draw|tally|Question|About|ReadBefore|Recover|Journal|WorldMap|Booklet|struck|Linked|Terms|Ledger|Rows|Marks|Route|Sheets|Tally|Watcher|Missed|Theirs|Note|fitted|picks)/,
  minShareCount: 2,
};

/** And what lies under every page, the first one as well: many small files weigh more than they hold. */
const GROUND = {
  name: "ground",
  test: /src\/(icon\/(?!Portrait|sprite)|lib\/(art|fetched|http|languages|me|motion|route|settings|small|sound|speech|words))/,
  minShareCount: 2,
};

/** Leaves a list of the npm packages that went into the build: each must have its notice in THIRD_PARTY.md. */
const listPackages: Plugin = {
  name: "list-packages",
  apply: "build",
  generateBundle() {
    const ids = [...this.getModuleIds()].map((id) => id.split("/node_modules/").slice(1).pop() ?? "");
    const names = ids.filter((id) => id).map((id) => id.split("/", id.startsWith("@") ? 2 : 1).join("/"));
    const source = JSON.stringify([...new Set(names)].sort(), null, 1) + "\n";
    this.emitFile({ type: "asset", fileName: "packages.json", source });
  },
};

export default defineConfig({
  plugins: [svelte(), listPackages],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [FELT, GROUND] } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  // No test is about time, and the machine may be busy: what takes a minute hangs.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
