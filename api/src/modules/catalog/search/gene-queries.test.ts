import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { readCatalog } from "../genes/imports/catalog/catalog-file.ts";

/** Such as `human TP53 7157`. */
const Gene = z.string().regex(/^(human|mouse) \S+ \d+$/);

const GeneQuery = z.strictObject({
  q: z.string().min(1),
  first: z.array(Gene).min(1).optional(),
  among_five: z.array(Gene).default([]),
  wrong: z.array(Gene).default([]),
});

const readQueries = (file: string) =>
  Object.values(
    z
      .record(z.string(), z.array(GeneQuery))
      .parse(parse(readFileSync(new URL(`testing/${file}`, import.meta.url), "utf8"))),
  ).flat();

const QUERIES = ["gene-queries.yaml", "held-out-gene-queries.yaml"].flatMap(readQueries);

it("has many queries, each once", () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(250);
  expect(new Set(QUERIES.map(({ q }) => q)).size).toBe(QUERIES.length);
});

it("expects genes of the catalog only, by their current symbols", async () => {
  const known = new Set<string>();
  for await (const { number, symbol, locusId } of readCatalog())
    known.add(`${number.startsWith("H") ? "human" : "mouse"} ${symbol} ${locusId}`);
  const expected = QUERIES.flatMap(({ first = [], among_five, wrong }) => [
    ...first,
    ...among_five,
    ...wrong,
  ]);
  expect(expected.filter((gene) => !known.has(gene))).toEqual([]);
});

it("does not call an expected gene wrong", () => {
  for (const { first = [], wrong } of QUERIES)
    expect(wrong.filter((gene) => first.includes(gene))).toEqual([]);
});
