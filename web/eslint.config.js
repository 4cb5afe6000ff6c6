// What is checked beyond types: rules that find mistakes. How code is laid out is prettier's business.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist*/", "node_modules/", "public/", "src/wire.ts"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      eqeqeq: "error",
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      "svelte/no-unused-svelte-ignore": "off", // takes the reason behind a code for further codes
      "svelte/no-useless-mustaches": "off", // {" "} is a space that prettier keeps
      "svelte/prefer-svelte-reactivity": "off", // what is watched is replaced as a whole; other sets and maps are plain
    },
  },
  {
    files: ["**/*.svelte"], // svelte-check knows the types of what a component is given, eslint does not
    rules: {
      "max-lines": "off", // markup and styles are no logic; tests/foundation counts the scripts
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["*.config.js"], ...ts.configs.disableTypeChecked },
);
