import type { Species } from "../../../../design/index.ts";

export const TAXON: Record<Species, string> = { Human: "9606", Mouse: "10090" };

const NOTHING = new Set(["", "-", "null"]);

/** The text of a cell; null if the cell says that there is none. */
export const readText = (cell = ""): string | null => (NOTHING.has(cell) ? null : cell);

/** The values of a cell that are separated by `|`. */
export const splitList = (cell = ""): string[] => cell.split("|").filter((item) => !NOTHING.has(item));

/** The first value of a cell with this prefix, such as `NM_`; null if there is none. */
export const firstWithPrefix = (cell: string | undefined, ...prefixes: string[]): string | null =>
  splitList(cell).find((item) => prefixes.some((prefix) => item.startsWith(prefix))) ?? null;

/** @throws Error if the cell is empty */
export function requireText(what: string, cell: string | undefined): string {
  const text = readText(cell);
  if (text === null) throw new Error(`has no ${what}`);
  return text;
}

/** @throws Error if the cell is not an NCBI Gene ID */
export function parseLocusId(column: string, cell = ""): number {
  const id = Number(cell);
  if (!/^\d+$/.test(cell) || id < 1 || id > 2_147_483_647) {
    throw new Error(`has the ${column} ${JSON.stringify(cell)}, which is not an NCBI Gene ID`);
  }
  return id;
}

/**
 * Whether a line is of the species that is imported.
 * @throws Error if it is of the other species that the store has, unless the table has both
 */
export function isOfSpecies(taxon: string | undefined, species: Species, hasBoth = false): boolean {
  const other = species === "Human" ? TAXON.Mouse : TAXON.Human;
  if (taxon === other && !hasBoth) {
    throw new Error(`has the tax_id ${taxon}, which is not ${species.toLowerCase()}`);
  }
  return taxon === TAXON[species];
}
