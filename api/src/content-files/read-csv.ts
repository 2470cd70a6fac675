import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import { CONTENT_FOLDER } from "./content-folder.ts";

/**
 * Reads a CSV file of the content folder. Its header names the columns.
 * @throws ContentError with file, line and column of the first error
 */
export function readCsv<T extends z.ZodType>(file: string, row: T): z.output<T>[] {
  return parseCsv(file, readFileSync(join(CONTENT_FOLDER, file), "utf8"), row);
}

/** Parses CSV. `file` is the name in error messages. */
export function parseCsv<T extends z.ZodType>(file: string, text: string, row: T): z.output<T>[] {
  return records(file, text).map(({ record, info }) => {
    const read = row.safeParse(record);
    if (read.success) return read.data;
    const issue = read.error.issues[0];
    throw new ContentError(file, info.lines, `${issue?.path.join(".")}: ${issue?.message}`);
  });
}

interface CsvRecord {
  record: Record<string, string>;
  info: { lines: number };
}

function records(file: string, text: string): CsvRecord[] {
  try {
    return parse(text, {
      columns: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as CsvRecord[];
  } catch (error) {
    throw new ContentError(file, undefined, error instanceof Error ? error.message : String(error));
  }
}
