import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { CONTENT_FOLDER, ContentError } from "./content-folder.ts";
import { parseYaml } from "./read-yaml.ts";
import { markdownToHtml } from "./rich-text.ts";

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/**
 * Reads a Markdown file of the content folder: its front matter by `schema`, and its text as sanitized HTML.
 * @throws ContentError with file, line and key of the first error
 */
export function readPage<T extends z.ZodType>(file: string, schema: T): z.output<T> & { content: string } {
  return parsePage(file, readFileSync(join(CONTENT_FOLDER, file), "utf8"), schema);
}

/** Parses a page. `file` is the name in error messages. */
export function parsePage<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
): z.output<T> & { content: string } {
  const { markdown, line: _, ...matter } = parseMarkdown(file, text, schema);
  return { ...matter, content: markdownToHtml(markdown) } as z.output<T> & { content: string };
}

/** The text below the front matter, and the number of lines above it. */
type Text = { markdown: string; line: number };

/**
 * Reads a Markdown file of the content folder without converting its text.
 * @throws ContentError with file, line and key of the first error in the front matter
 */
export function readMarkdown<T extends z.ZodType>(file: string, schema: T): z.output<T> & Text {
  return parseMarkdown(file, readFileSync(join(CONTENT_FOLDER, file), "utf8"), schema);
}

function parseMarkdown<T extends z.ZodType>(file: string, text: string, schema: T): z.output<T> & Text {
  const [, matter, markdown] = FRONT_MATTER.exec(text) ?? [];
  if (matter === undefined || markdown === undefined)
    throw new ContentError(file, 1, "begins with front matter between two lines of ---");
  // An empty line replaces the leading `---`, so that line numbers in error messages are those of the file.
  const read = parseYaml(file, `\n${matter}`, schema) as object;
  return { ...read, markdown, line: matter.split("\n").length + 3 } as z.output<T> & Text;
}
