import { statSync } from "node:fs";
import { listLocusIds } from "../../../../design/index.ts";
import { readGenes } from "../gene-file.ts";
import { CATALOG_FILE, type CatalogGene, readCatalog } from "./catalog-file.ts";

let genes: CatalogGene[];
let byLocus: Map<number, CatalogGene>;
beforeAll(async () => {
  genes = await Array.fromAsync(readCatalog());
  byLocus = new Map(genes.map((gene) => [gene.locusId, gene]));
});

it("is at most 5 MB", () => {
  expect(statSync(CATALOG_FILE).size).toBeLessThan(5_000_000);
});

it("has all genes of both species", () => {
  const count = (letter: string) => genes.filter(({ number }) => number.startsWith(letter)).length;

  expect(count("H")).toBeGreaterThan(55_000);
  expect(count("M")).toBeGreaterThan(60_000);
  expect(genes.filter(({ orfBp }) => orfBp !== null).length).toBeGreaterThan(39_000);
});

it("has distinct, valid numbers in their order, and distinct ids", () => {
  const numbers = genes.map(({ number }) => number);

  expect(numbers.filter((number) => !/^[HM]\d{5}$/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(genes.length);
  expect(numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? ""))).toBe(true);
  expect(byLocus.size).toBe(genes.length);
});

it("has whole rows: symbols, names, and lengths in codons", () => {
  const isWhole = ({ symbol, name, locusId, orfBp }: CatalogGene) =>
    symbol !== "" && name !== "" && locusId > 0 && (orfBp ?? 0) % 3 === 0;

  expect(genes.filter((gene) => !isWhole(gene))).toEqual([]);
});

it.each([
  ["TP53", 7157],
  ["EGFR", 1956],
  ["GAPDH", 2597],
  ["MYC", 4609],
  ["KRAS", 3845],
  ["BRCA1", 672],
  ["ACTB", 60],
  ["CD274", 29_126],
  ["PTEN", 5728],
  ["HPRT1", 3251],
  ["AAVS1", 17],
  ["PCSK9", 255_738],
  ["TTN", 7273],
  ["Trp53", 22_059],
  ["Actb", 11_461],
  ["Kras", 16_653],
  ["Gt(ROSA)26Sor", 14_910],
  ["Pcsk9", 100_102],
])("has %s as the gene %d", (symbol, locusId) => {
  expect(byLocus.get(locusId)?.symbol).toBe(symbol);
});

it("keeps the numbers and facts of genes.csv", () => {
  const differing = readGenes().filter((record) => {
    const gene = byLocus.get(record.locus_id);
    return (
      gene?.number !== record.number ||
      gene.symbol !== record.symbol ||
      gene.geneType !== record.gene_type ||
      gene.orfBp !== record.orf_bp
    );
  });
  expect(differing).toEqual([]);
});

it("knows previous symbols, lengths and orthologues", () => {
  expect(byLocus.get(10_801)).toMatchObject({ symbol: "SEPTIN9", previousSymbols: ["MSF", "SEPT9"] });
  expect(byLocus.get(7273)).toMatchObject({ name: "titin", orfBp: 107_976, orthologLocusId: 22_138 });
});

it("has every gene that warnings are about", () => {
  expect(listLocusIds().length).toBeGreaterThan(3_500);
  expect(listLocusIds().filter((id) => !byLocus.has(id))).toEqual([]);
});
