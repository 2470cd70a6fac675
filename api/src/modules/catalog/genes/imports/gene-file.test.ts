import { normalizeName } from "../normalize-name.ts";
import { readGenes } from "./gene-file.ts";

const genes = readGenes();
const named = (symbol: string) => genes.find((gene) => gene.symbol === symbol);

it("has at least 150 genes, human and mouse", () => {
  expect(genes.length).toBeGreaterThanOrEqual(150);
  expect(genes.filter(({ number }) => number.startsWith("M")).length).toBeGreaterThanOrEqual(50);
});

it("has distinct numbers, loci and, per species, symbols", () => {
  const distinct = (values: unknown[]) => new Set(values).size;

  expect(distinct(genes.map(({ number }) => number))).toBe(genes.length);
  expect(distinct(genes.map(({ locus_id }) => locus_id))).toBe(genes.length);
  expect(distinct(genes.map(({ number, symbol }) => `${number[0]} ${symbol.toLowerCase()}`))).toBe(
    genes.length,
  );
});

it("keeps the numbers that were assigned first", () => {
  const first = ["TP53", "EGFR", "KRAS", "MYC", "PTEN"].map((symbol) => named(symbol)?.number);

  expect(first).toEqual(["H00001", "H00002", "H00003", "H00004", "H00005"]);
  expect(named("Trp53")?.number).toBe("M00001");
});

it.each([
  ["TP53", "p53"],
  ["ERBB2", "HER2"],
  ["POU5F1", "OCT4"],
  ["CD274", "PD-L1"],
  ["PDCD1", "PD-1"],
])("%s has the alias %s", (symbol, alias) => {
  expect(named(symbol)?.aliases.map(normalizeName)).toContain(normalizeName(alias));
});

it("has reading frames with a multiple of three base pairs", () => {
  for (const { orf_bp } of genes) if (orf_bp !== null) expect(orf_bp % 3).toBe(0);
});
