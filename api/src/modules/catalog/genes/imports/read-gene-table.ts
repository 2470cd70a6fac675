import { ContentError } from "../../../../content-files/content-folder.ts";
import type { Species } from "../../../design/index.ts";
import { codingLengthsTable } from "./formats/coding-lengths-table.ts";
import { hgncTable } from "./formats/hgnc-table.ts";
import { joinedTable } from "./formats/joined-table.ts";
import { mgiTable } from "./formats/mgi-table.ts";
import { ncbiTable } from "./formats/ncbi-table.ts";
import type { TableFormat, TableRow } from "./formats/table-format.ts";
import { readLines } from "./read-lines.ts";

const FORMATS = [ncbiTable, hgncTable, mgiTable, joinedTable, codingLengthsTable] as const;

/** @throws ContentError if the first line matches no known format */
export async function detectTableFormat(file: string): Promise<(typeof FORMATS)[number]> {
  for await (const head of readLines(file)) {
    const found = FORMATS.find(({ columns }) => hasAll(parseColumns(head), columns));
    if (found) return found;
    break;
  }
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
  let columns: string[] | undefined;
  let line = 0;
  try {
    for await (const text of readLines(file)) {
      line++;
      if (!columns) columns = parseColumns(text);
      else if (text) {
        const row = parseLine(text, columns, table, species);
        if (!row || isRepeat(seen, row, line, table.skipsRepeats)) continue;
        yield row;
      }
    }
  } catch (error) {
    throw new ContentError(file, line, (error as Error).message);
  }
}

function parseLine<Row extends TableRow>(
  text: string,
  columns: string[],
  table: TableFormat<Row>,
  species: Species,
): Row | undefined {
  const values = text.split("\t");
  // Lines of MGI end with a tab.
  if (values.length === columns.length + 1 && values.at(-1) === "") values.pop();
  if (values.length !== columns.length) {
    throw new Error(`has ${values.length} columns, but the first line has ${columns.length}`);
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters
  if (/[\u0000-\u0008\u000b-\u001f\ufffd]/.test(text)) throw new Error("contains control characters");
  const cells = Object.fromEntries(columns.map((column, i) => [column, unquoted(values[i] ?? "")]));
  return table.read(cells, species);
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

const parseColumns = (head: string) => head.replace(/^#/, "").split("\t").map(unquoted);
const unquoted = (cell: string) => cell.replace(/^"(.*)"$/, "$1");
const hasAll = (found: string[], required: readonly string[]) =>
  required.every((name) => found.includes(name));
