import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
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
  return parseYaml(file, readFileSync(join(CONTENT_FOLDER, file), "utf8"), schema);
}

/** Parses YAML. `file` is the name in error messages. */
export function parseYaml<T extends z.ZodType>(file: string, text: string, schema: T): z.output<T> {
  const lines = new (yaml().LineCounter)();
  const document = yaml().parseDocument(text, { lineCounter: lines });
  const broken = document.errors[0];
  if (broken) throw new ContentError(file, lines.linePos(broken.pos[0]).line, broken.message);
  const read = schema.safeParse(document.toJS());
  if (read.success) return read.data;
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
