/**
 * The file of the sandbox's PayPal. Its first line is a JSON object with the saved lists; each of the following lines is a
 * record that has changed since, so that a save takes as long with thousands of payments as with one.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const VERSION = 1;

/** Ids and records of the lists of the store, by the list's name. */
export type SavedLists = Record<string, [string, unknown][]>;

/**
 * Reads the lists and applies the changes after them. A last line without its end is ignored: the process died before it
 * answered.
 * @returns undefined if nothing was saved
 * @throws Error with a sentence if the file is not readable as such
 */
export function readState(file: string, names: string[]): SavedLists | undefined {
  if (!existsSync(file)) return undefined;
  const [first = "", ...changes] = readFileSync(file, "utf8").split("\n");
  try {
    const { version, ...lists } = JSON.parse(first) as { version: number } & SavedLists;
    if (version === VERSION && names.every((name) => Array.isArray(lists[name]))) {
      for (const line of changes.slice(0, -1)) {
        const [name, ...change] = JSON.parse(line) as [string, string, unknown];
        lists[name]?.push(change);
      }
      return lists;
    }
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
  writeFileSync(temporary, `${JSON.stringify({ version: VERSION, ...lists })}\n`, { flush: true });
  renameSync(temporary, file);
}

/** Adds the changed records to the file that `writeState` has written. */
export function appendChanges(file: string, changed: SavedLists): void {
  const lines = Object.entries(changed).flatMap(([name, records]) =>
    records.map((record) => `${JSON.stringify([name, ...record])}\n`),
  );
  if (lines.length > 0) appendFileSync(file, lines.join(""), { flush: true });
}
