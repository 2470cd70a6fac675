import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const VERSION = 1;

/** Lists of the store, by name. */
export type SavedLists = Record<string, unknown[]>;

/**
 * Reads what was saved.
 * @returns undefined if nothing was saved
 * @throws Error with a sentence if the file is not readable as such
 */
export function readState(file: string, names: string[]): SavedLists | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  try {
    const { version, ...lists } = JSON.parse(text) as { version: number } & SavedLists;
    if (version === VERSION && names.every((name) => Array.isArray(lists[name]))) return lists;
  } catch {
    // Reported below, like a file with other content.
  }
  throw new Error(
    `The sandbox cannot read its PayPal payments in ${file}. Delete this file to start without earlier payments.`,
  );
}

/** Replaces the file in one step, so that a crash leaves the old or the new content. */
export function writeState(file: string, lists: SavedLists): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.new`;
  writeFileSync(temporary, JSON.stringify({ version: VERSION, ...lists }), { flush: true });
  renameSync(temporary, file);
}
