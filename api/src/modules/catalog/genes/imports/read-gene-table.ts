import { ContentError } from "../../../../content-files/content-folder.ts";
import type { Species } from "../../../design/index.ts";
import { codingLengthsTable } from "./formats/coding-lengths-table.ts";
import { hgncTable } from "./formats/hgnc-table.ts";
import { joinedTable } from "./formats/joined-table.ts";
import { mgiTable } from "./formats/mgi-table.ts";
import { ncbiTable } from "./formats/ncbi-table.ts";
import type { TableFormat, TableRow } from "./formats/table-format.ts";
import { atLine, readCells, readColumns } from "./read-tsv.ts";

const FORMATS = [ncbiTable, hgncTable, mgiTable, joinedTable, codingLengthsTable] as const;

/** @throws ContentError if the first line matches no known format */
export async function detectTableFormat(file: string): Promise<(typeof FORMATS)[number]> {
  const named = await readColumns(file, splitLine);
  const found = FORMATS.find(({ columns }) => hasAll(named, columns));
  if (found) return found;
  const known = FORMATS.map(({ title }) => title).join(" nor ");
  throw new ContentError(file, 1, `the first line is the header of neither ${known}`);
}

/**
 * Yields the rows of a table.
 * @throws ContentError naming the line of the first mistake
 */
export async function* readGeneTable<Row extends TableRow>(
  file: string,
  table: TableFormat<Row>,
  species: Species,
): AsyncGenerator<Row> {
  const seen = new Map<number, number>();
  for await (const { cells, line } of readCells(file, splitLine)) {
    const row = atLine(file, line, () => {
      const read = table.read(cells, species);
      return read && !isRepeat(seen, read, line, table.skipsRepeats) ? read : undefined;
    });
    if (row) yield row;
  }
}

/** The cells of a line, unquoted. */
function splitLine(text: string, columnCount?: number): string[] {
  if (columnCount === undefined) return text.replace(/^#/, "").split("\t").map(unquoted);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters
  if (/[\u0000-\u0008\u000b-\u001f\ufffd]/.test(text)) throw new Error("contains control characters");
  const values = text.split("\t").map(unquoted);
  // Lines of MGI end with a tab.
  if (values.length === columnCount + 1 && values.at(-1) === "") values.pop();
  return values;
}

/** @throws Error if the gene is repeated and the table may have each gene only once */
function isRepeat(seen: Map<number, number>, { locusId }: TableRow, line: number, skipsRepeats = false) {
  const first = seen.get(locusId);
  if (first === undefined) {
    seen.set(locusId, line);
    return false;
  }
  if (!skipsRepeats) throw new Error(`repeats the gene ${locusId} of line ${first}`);
  return true;
}

const unquoted = (cell: string) => cell.replace(/^"(.*)"$/, "$1");
const hasAll = (found: string[], required: readonly string[]) =>
  required.every((name) => found.includes(name));
