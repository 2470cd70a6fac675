import { ContentError } from "../../../../content-files/content-folder.ts";
import { readLines } from "./read-lines.ts";

/** The cells of a row by their column. */
export type Cells = Readonly<Record<string, string>>;

/**
 * Splits a line into its cells. The first line, with the names of the columns, has no `columnCount`.
 * @throws Error if the line is invalid
 */
type SplitLine = (text: string, columnCount?: number) => string[];

const splitAtTabs: SplitLine = (text) => text.split("\t");

/** The names of the columns; empty for an empty file. */
export async function readColumns(file: string, split = splitAtTabs): Promise<string[]> {
  for await (const head of readLines(file)) return atLine(file, 1, () => split(head));
  return [];
}

/**
 * Yields the rows of a table behind its first line, without empty ones.
 * @throws ContentError naming file and line, if the file cannot be read or a row has too few or too many cells
 */
export async function* readCells(
  file: string,
  split = splitAtTabs,
): AsyncGenerator<{ cells: Cells; line: number }> {
  let columns: string[] | undefined;
  let line = 0;
  for await (const text of readLines(file)) {
    line++;
    const head = columns;
    if (!head) columns = atLine(file, line, () => split(text));
    else if (text !== "")
      yield { cells: atLine(file, line, () => toCells(split(text, head.length), head)), line };
  }
}

function toCells(values: string[], columns: string[]): Cells {
  if (values.length !== columns.length)
    throw new Error(`has ${values.length} columns, but the first line has ${columns.length}`);
  return Object.fromEntries(columns.map((name, i) => [name, values[i] ?? ""]));
}

/** @throws ContentError with file and line, if `read` throws */
export function atLine<T>(file: string, line: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ContentError(file, line, (error as Error).message);
  }
}
