import { hash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { threadId } from "node:worker_threads";

/** Beside the compiled modules: it may be removed at any time. */
const FOLDER = join(import.meta.dirname, "../../../../node_modules/.cache/content");

interface Kept {
  /** Of the text that the value was parsed from. */
  hash: string;
  value: unknown;
}

const pathOf = (file: string): string => join(FOLDER, `${file.replaceAll("/", " ")}.json`);
const hashOf = (text: string): string => hash("sha256", text);

/**
 * The value that an earlier process parsed from this text of a file; `undefined` if none did. Parsing the content again
 * takes a sixth of the API's start.
 */
export function keptValue(file: string, text: string): unknown {
  try {
    const kept = JSON.parse(readFileSync(pathOf(file), "utf8")) as Kept;
    return kept.hash === hashOf(text) ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value, which must be JSON. If the folder is not writable, the next process parses the text again. */
export function keepValue(file: string, text: string, value: unknown): void {
  const path = pathOf(file);
  const draft = `${path}.${process.pid}.${threadId}`;
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(draft, JSON.stringify({ hash: hashOf(text), value } satisfies Kept));
    // Several processes may start at once.
    renameSync(draft, path);
  } catch {}
}
