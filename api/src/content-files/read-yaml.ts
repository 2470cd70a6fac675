import { hash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import type { Document } from "yaml";
import type { z } from "zod";
import { loadOnUse } from "../loading/load-on-use.ts";
import { CONTENT_FOLDER, ContentError } from "./content-folder.ts";

const require = createRequire(import.meta.url);
const yaml = loadOnUse(() => require("yaml") as typeof import("yaml"));

/**
 * Reads a YAML file of the content folder.
 * @throws ContentError with file, line and key of the first error
 */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  return parseYamlCached(file, readFileSync(join(CONTENT_FOLDER, file), "utf8"), schema);
}

/** Parses the YAML of a file, or returns what was parsed from the same text before. */
export function parseYamlCached<T extends z.ZodType>(file: string, text: string, schema: T): z.output<T> {
  const cached = schema.safeParse(readCached(file, text));
  if (cached.success) return cached.data;
  return parseYaml(file, text, schema, (value) => writeCached(file, text, value));
}

/**
 * Parses YAML. `file` is the name in error messages.
 * @param onParsed gets the value before the schema transforms it, if it is valid
 */
export function parseYaml<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
  onParsed: (value: unknown) => void = () => {},
): z.output<T> {
  const lines = new (yaml().LineCounter)();
  const document = yaml().parseDocument(text, { lineCounter: lines });
  const broken = document.errors[0];
  if (broken) throw new ContentError(file, lines.linePos(broken.pos[0]).line, broken.message);
  const value: unknown = document.toJS();
  const read = schema.safeParse(value);
  if (read.success) {
    onParsed(value);
    return read.data;
  }
  const issue = read.error.issues[0];
  const path = issue?.path ?? [];
  const offset = findOffset(document, path);
  const line = offset === undefined ? undefined : lines.linePos(offset).line;
  throw new ContentError(file, line, `${path.join(".") || "the file"}: ${issue?.message}`);
}

/** The offset of the value at `path`, or of its nearest existing parent. */
function findOffset(document: Document, path: PropertyKey[]): number | undefined {
  for (let depth = path.length; depth >= 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (yaml().isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}

/** Beside the compiled modules: it may be removed at any time. */
const FOLDER = join(import.meta.dirname, "../../../node_modules/.cache/content");

interface Entry {
  /** Of the text that the value was parsed from. */
  hash: string;
  value: unknown;
}

const buildCachePath = (file: string): string => join(FOLDER, `${file.replaceAll("/", " ")}.json`);
const hashText = (text: string): string => hash("sha256", text);

/**
 * The value that an earlier process parsed from this text of a file; `undefined` if none did. Without the cache, parsing
 * the content takes a fifth of the API's start.
 */
function readCached(file: string, text: string): unknown {
  try {
    const entry = JSON.parse(readFileSync(buildCachePath(file), "utf8")) as Entry;
    return entry.hash === hashText(text) ? entry.value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value, which must be JSON, for later processes. If the folder is not writable, the next process parses the text again. */
function writeCached(file: string, text: string, value: unknown): void {
  const path = buildCachePath(file);
  const draft = `${path}.${process.pid}.${threadId}`;
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(draft, JSON.stringify({ hash: hashText(text), value } satisfies Entry));
    // Several processes may start at once.
    renameSync(draft, path);
  } catch {}
}
