import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Each before those that use it. */
const PARTS = [
  "client.js",
  "shadow.js",
  "card-rules.js",
  "card-format.js",
  "card-field.js",
  "card-fields.js",
  "approval-dialog.js",
  "checkout.js",
  "buttons.js",
  "main.js",
];

let script: string | undefined;

/**
 * The modules of sdk/ as one plain script, otherwise as they are: `window.paypal` has to be there as soon as
 * the script has run, which a module cannot promise. In a strict block, two functions of one name do not parse.
 */
export function sdkScript(): string {
  script ??= `"use strict";\n{\n${PARTS.map(readPart).join("\n")}}\n`;
  return script;
}

function readPart(name: string): string {
  const source = readFileSync(join(import.meta.dirname, "sdk", name), "utf8");
  return source.replace(/^import [^;]+;\n+/gm, "").replace(/^export /gm, "");
}
