import { stringify } from "csv-stringify/sync";

/** Control, format and separator characters: a CSV file has none but the ends of its lines. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/**
 * Formats rows as CSV with a header, without a line break at its end. Customers have written some of the text, and spreadsheets
 * calculate cells that begin with `=`, `+`, `-` or `@`: such a text gets an apostrophe before it. Numbers stay numbers, negative
 * ones too. It begins with a byte order mark, without which Excel misreads letters with accents.
 * @param columns the header, and the names of the cells of each row
 */
export const csvText = (columns: readonly string[], rows: Record<string, string | number>[]): string =>
  stringify(rows, {
    bom: true,
    header: true,
    columns: [...columns],
    eof: false,
    escape_formulas: true,
    cast: { string: (text) => text.replaceAll(UNPRINTABLE, " ").trim() },
  });
