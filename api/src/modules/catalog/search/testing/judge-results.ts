import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SearchResult } from "@ligate/contract/search/schemas";
import { parse } from "yaml";
import { z } from "zod";
import { CONTENT_FOLDER } from "../../../../content-files/content-folder.ts";

const Expectation = z.string().min(1);

/** A query with its expectations, which queries.yaml describes. */
const Query = z.strictObject({
  q: z.string(),
  first: z.array(Expectation).optional(),
  top: z.array(Expectation).default([]),
});
export type Query = z.infer<typeof Query>;

/** The queries of a file beside this one, by their group. */
export const readQueries = (file: string): Record<string, Query[]> =>
  z.record(z.string(), z.array(Query)).parse(parse(readFileSync(new URL(file, import.meta.url), "utf8")));

/** Whether the first result is what the query asks for, and whether one of the first three is. */
export function judge({ first = [], top }: Query, results: SearchResult[]) {
  const among = (expected: string[], some: SearchResult[]) =>
    some.some((result) => expected.some((one) => matches(one, result)));
  return {
    isFirst: among(first, results.slice(0, 1)),
    isAmongThree: among([...first, ...top], results.slice(0, 3)),
  };
}

/** A gene, with or without a function and a structure before it. */
const GENE = /^(?:([A-Z]{2}|\*)(?:-([A-Z]{2}))? )?(human|mouse) (.+)$/;
const DESIGN = /^([A-Z]{2}|\*)(?:-([A-Z]{2}))?$/;

function matches(expected: string, result: SearchResult): boolean {
  const gene = GENE.exec(expected);
  if (gene) {
    const [, fn, structure, species, symbol] = gene;
    const isGene = result.species?.toLowerCase() === species && result.gene_symbol === symbol;
    return isGene && isDesign(result, fn, structure);
  }
  const design = DESIGN.exec(expected);
  if (design) return result.gene_symbol === undefined && isDesign(result, design[1], design[2]);
  return result.product_sku === expected || toPath(result) === toPostPath(expected);
}

/** The path that a result leads to. */
const toPath = ({ url }: SearchResult): string | undefined => url?.replace(/[?#].*$/, "");

/** The queries name posts by their files; pages have their ids. */
function toPostPath(address: string): string {
  const [, name] = /^\/blog\/(\D.*)$/.exec(address) ?? [];
  if (name === undefined) return address;
  const post = readFileSync(join(CONTENT_FOLDER, "blog", `${name}.md`), "utf8");
  return `/blog/${/^id: (\d+)$/m.exec(post)?.[1]}`;
}

/** @param fn undefined for any product */
function isDesign({ product_sku }: SearchResult, fn?: string, structure?: string): boolean {
  if (fn === undefined) return true;
  const [, itsFn, itsStructure] = /^([A-Z]{2})-([A-Z]{2})-\w{6}-/.exec(product_sku) ?? [];
  return itsFn !== undefined && (fn === "*" || itsFn === fn) && (!structure || itsStructure === structure);
}
