import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CallName } from "./calls.ts";

/** A recorded request and its response. Recorded by `pnpm --filter api examples`. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  answer?: unknown;
}
export type Examples = { [Name in CallName]?: Example };

export const EXAMPLES_FOLDER = fileURLToPath(new URL("./examples", import.meta.url));

/** Reads the examples, by the name of the call. */
export function readExamples(): Examples {
  const files = readdirSync(EXAMPLES_FOLDER).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -".json".length),
      JSON.parse(readFileSync(`${EXAMPLES_FOLDER}/${file}`, "utf8")),
    ]),
  );
}
