import { ContentError } from "../../../../content-files/content-error.ts";
import {
  GENE_TABLE_FORMATS,
  type GeneTableFormat,
  type Species,
  type TableGene,
} from "./gene-table-formats.ts";
import { readLines } from "./read-lines.ts";

/** @throws ContentError if the first line matches no known format */
export async function detectTableFormat(file: string): Promise<GeneTableFormat> {
  for await (const head of readLines(file)) {
    const found = GENE_TABLE_FORMATS.find(({ columns }) => hasAll(columnsOf(head), columns));
    if (found) return found;
    break;
  }
  const known = GENE_TABLE_FORMATS.map(({ title }) => title).join(" nor ");
  throw new ContentError(file, 1, `the first line is the header of neither ${known}`);
}

/**
 * Yields the genes of a table.
 * @throws ContentError naming the line of the first mistake
 */
export async function* readGeneTable(
  file: string,
  table: GeneTableFormat,
  species: Species,
): AsyncGenerator<TableGene> {
  const seen = new Map<number, number>();
  let columns: string[] | undefined;
  let line = 0;
  try {
    for await (const text of readLines(file)) {
      line++;
      if (!columns) columns = columnsOf(text);
      else if (text) {
        const gene = parseLine(text, columns, table, species);
        if (!gene) continue;
        assertFirstOccurrence(seen, gene, line);
        yield gene;
      }
    }
  } catch (error) {
    throw new ContentError(file, line, (error as Error).message);
  }
}

function parseLine(text: string, columns: string[], table: GeneTableFormat, species: Species) {
  const values = text.split("\t");
  if (values.length !== columns.length) {
    throw new Error(`has ${values.length} columns, but the first line has ${columns.length}`);
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters
  if (/[\u0000-\u0008\u000b-\u001f\ufffd]/.test(text)) throw new Error("contains control characters");
  const cells = Object.fromEntries(columns.map((column, i) => [column, unquoted(values[i] ?? "")]));
  const gene = table.read(cells, species);
  if (gene && (!gene.symbol || !gene.name)) throw new Error("has no symbol or no name");
  return gene;
}

function assertFirstOccurrence(seen: Map<number, number>, { locusId }: TableGene, line: number) {
  const first = seen.get(locusId);
  if (first !== undefined) throw new Error(`repeats the gene ${locusId} of line ${first}`);
  seen.set(locusId, line);
}

const columnsOf = (head: string) => head.replace(/^#/, "").split("\t").map(unquoted);
const unquoted = (cell: string) => cell.replace(/^"(.*)"$/, "$1");
const hasAll = (found: string[], required: readonly string[]) =>
  required.every((name) => found.includes(name));
