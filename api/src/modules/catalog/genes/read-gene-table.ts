import { ContentError } from "../../../content-files/content-error.ts";
import { GENE_TABLES, type GeneTable, type Species, type TableGene } from "./gene-tables.ts";
import { readLines } from "./read-lines.ts";

/** Finds out what kind of table a file is. */
export async function kindOf(file: string): Promise<GeneTable> {
  for await (const head of readLines(file)) {
    const found = GENE_TABLES.find(({ columns }) => hasAll(columnsOf(head), columns));
    if (found) return found;
    break;
  }
  const known = GENE_TABLES.map(({ title }) => title).join(" nor ");
  throw new ContentError(file, 1, `the first line is neither that of ${known}`);
}

/**
 * The genes of a table, one by one.
 * @throws ContentError naming the line of the first mistake
 */
export async function* readGeneTable(
  file: string,
  table: GeneTable,
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
        const gene = readLine(text, columns, table, species);
        if (!gene) continue;
        refuseSecond(seen, gene, line);
        yield gene;
      }
    }
  } catch (error) {
    throw new ContentError(file, line, (error as Error).message);
  }
}

function readLine(text: string, columns: string[], table: GeneTable, species: Species) {
  const values = text.split("\t");
  if (values.length !== columns.length) {
    throw new Error(`has ${values.length} columns, and the first line ${columns.length}`);
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000b-\u001f\ufffd]/.test(text)) throw new Error("holds characters that are no text");
  const cells = Object.fromEntries(columns.map((column, i) => [column, unquoted(values[i] ?? "")]));
  const gene = table.read(cells, species);
  if (gene && (!gene.symbol || !gene.name)) throw new Error("has no symbol or no name");
  return gene;
}

function refuseSecond(seen: Map<number, number>, { locusId }: TableGene, line: number) {
  const first = seen.get(locusId);
  if (first !== undefined) throw new Error(`has the gene ${locusId} of line ${first} again`);
  seen.set(locusId, line);
}

const columnsOf = (head: string) => head.replace(/^#/, "").split("\t").map(unquoted);
const unquoted = (cell: string) => cell.replace(/^"(.*)"$/, "$1");
const hasAll = (found: string[], wanted: readonly string[]) => wanted.every((name) => found.includes(name));
