import { hash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { threadId } from "node:worker_threads";

/** Beside the compiled modules: it may be removed at any time. */
const FOLDER = join(import.meta.dirname, "../../../../node_modules/.cache/content");

interface Entry {
  /** Of the text that the value was parsed from. */
  hash: string;
  value: unknown;
}

const pathOf = (file: string): string => join(FOLDER, `${file.replaceAll("/", " ")}.json`);
const hashOf = (text: string): string => hash("sha256", text);

/**
 * The value that an earlier process parsed from this text of a file; `undefined` if none did. Without the cache, parsing
 * the content takes a fifth of the API's start.
 */
export function readCached(file: string, text: string): unknown {
  try {
    const entry = JSON.parse(readFileSync(pathOf(file), "utf8")) as Entry;
    return entry.hash === hashOf(text) ? entry.value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value, which must be JSON, for later processes. If the folder is not writable, the next process parses the text again. */
export function writeCached(file: string, text: string, value: unknown): void {
  const path = pathOf(file);
  const draft = `${path}.${process.pid}.${threadId}`;
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(draft, JSON.stringify({ hash: hashOf(text), value } satisfies Entry));
    // Several processes may start at once.
    renameSync(draft, path);
  } catch {}
}
