import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The modules in order of dependency: each follows the modules that it imports. */
const MODULES = [
  "sandbox-client.js",
  "injected-style.js",
  "shadow-root.js",
  "dialog-style.js",
  "cards/challenge-dialog.js",
  "cards/card-validation.js",
  "cards/card-format.js",
  "cards/card-style.js",
  "cards/field-frame.js",
  "cards/card-field.js",
  "cards/card-fields.js",
  "approval-dialog.js",
  "approval-flow.js",
  "buttons.js",
  "main.js",
];

let script: string | undefined;

/**
 * Concatenates the modules of browser/ into one classic script, because pages use `window.paypal` as soon as the script
 * element has loaded. The block keeps the names private; a name that two modules declare is a syntax error.
 */
export function sdkScript(): string {
  script ??= `"use strict";\n{\n${MODULES.map(readModule).join("\n")}}\n`;
  return script;
}

function readModule(name: string): string {
  const source = readFileSync(join(import.meta.dirname, "browser", name), "utf8");
  return source.replace(/^import [^;]+;\n+/gm, "").replace(/^export /gm, "");
}
