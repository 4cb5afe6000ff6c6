import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.FOGBOUND_SERVER ?? "http://127.0.0.1:7777";

/** What several pages lay on the table comes as one file, which packs better than many; the first page needs none of it. */
const FELT = { name: "felt", test: /src\/(board|dock|card|action|citadel|journal|table|look)\/(?!Dialog|Voices|Shared|Settings|Keys|passages)/, minShareCount: 2 };

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [FELT] } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
