import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseCents } from "@ligate/contract/common/money";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { CONTENT_FOLDER, ContentError } from "./content-folder.ts";

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

/** Ten million dollars are far above any product. A full cart at this price is below the largest amount of the wire. */
const MAX_CENTS = 9_999_999_99;

/** A price as text: dollars with at most two decimals, such as "1204.50". Its output is integer cents, at least 1. */
export const Price = z
  .string()
  .transform((text) => parseCents(text) ?? Number.NaN)
  .refine((cents) => cents <= MAX_CENTS, "has to be dollars, such as 1204.50")
  .refine((cents) => cents !== 0, "has to be more than nothing");
