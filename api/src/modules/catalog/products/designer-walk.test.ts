import type { FormatOption, ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { Category, CodePParameters, FunctionType, StructureType } from "@ligate/contract/design/schemas";
import { testApp } from "../../../testing/test-app.ts";

const { app } = testApp();

/** The designs that a customer finds for a target by taking every path through the designer. */
interface Walk {
  functions: number;
  pairs: number;
  /** Designs: every pair with each of its promoters and the first other parts that fit. */
  designs: number;
  /** Designs whose formats all are by quote. */
  quoted: number;
}

async function get<T>(path: string, query: Record<string, string>): Promise<T> {
  const response = await app().inject({ url: `/api/products/${path}`, query });
  if (response.statusCode !== 200) throw new Error(`${path} ${JSON.stringify(query)}: ${response.body}`);
  return response.json();
}

interface Pair {
  function_type_name: string;
  structure_type_name: string;
  target_sequence: string;
}

/** The pairs that the steps offer for a target. */
async function offeredPairsOf(target_sequence: string): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const { category_name } of await get<Category[]>("load-product-categories/", {})) {
    const query = { category_name, target_sequence };
    for (const fn of await get<FunctionType[]>("get-function-types-by-category/", query)) {
      if (!fn.enabled) continue;
      const { function_type_name } = fn;
      const of = { function_type_name, target_sequence };
      for (const structure of await get<StructureType[]>("get-structure-types-by-function-type/", of)) {
        if (structure.enabled) pairs.push({ ...of, structure_type_name: structure.structure_type_name });
      }
    }
  }
  return pairs;
}

const fits = ({ enabled, conflict }: { enabled: boolean; conflict?: string }) => enabled && !conflict;

/** Chooses a promoter and then the first tag and markers that fit, one after the other, as the page's first buttons. */
async function designWith(pair: Pair, promoter_name: string) {
  const chosen: Record<string, string> = { ...pair, promoter_name };
  const options = () => get<CodePParameters>("get-code-p-parameters/", chosen);
  const nameOf = <T extends { enabled: boolean; conflict?: string }>(all: T[], name: (each: T) => string) => {
    const first = all.find(fits);
    if (!first) throw new Error(`Nothing fits ${JSON.stringify(chosen)}.`);
    return name(first);
  };
  chosen.selection_marker_name = nameOf(
    (await options()).selection_markers,
    (each) => each.selection_marker_name,
  );
  chosen.fluorescene_marker_name = nameOf(
    (await options()).fluorescene_markers,
    (each) => each.fluorescene_marker_name,
  );
  const last = await options();
  chosen.protein_tag_name = nameOf(last.protein_tags, (each) => each.protein_tag_name);
  chosen.bacterial_marker_name = last.bacterial_markers[0]?.bacterial_marker_name ?? "";
  return chosen;
}

/** Completes every offered pair with each of its promoters, to its product page and its formats. */
async function walkThrough(target_sequence: string): Promise<Walk> {
  const pairs = await offeredPairsOf(target_sequence);
  const functions = new Set(pairs.map(({ function_type_name }) => function_type_name));
  const walk: Walk = { functions: functions.size, pairs: pairs.length, designs: 0, quoted: 0 };
  for (const pair of pairs) {
    const { promoters, range } = await get<CodePParameters>("get-code-p-parameters/", { ...pair });
    for (const { promoter_name } of promoters.filter(({ enabled }) => enabled)) {
      const design = await designWith(pair, promoter_name);
      const { product_sku } = await get<{ product_sku: string }>("get-product-sku/", design);
      const summary = await get<ProductSummary>(`get-product-summary/${product_sku}/`, {});
      const formats = await get<Record<string, FormatOption[]>>("get-delivery-format-table/", design);
      const prices = Object.values(formats).flatMap((rows) =>
        rows.flatMap(({ unit_price }) => unit_price ?? []),
      );
      walk.designs++;
      expect(summary.promoter_name).toBe(promoter_name);
      expect(summary.cargo.insert_bp).toBeGreaterThanOrEqual(range.insert_bp.min);
      expect(summary.cargo.insert_bp).toBeLessThanOrEqual(range.insert_bp.max);
      expect(summary.from_price).toBe(prices.length > 0 ? Math.min(...prices) : null);
      if (summary.from_price === null) walk.quoted++;
      else {
        expect(summary.from_price).toBeGreaterThanOrEqual(range.from_price?.min ?? Infinity);
        expect(summary.from_price).toBeLessThanOrEqual(range.from_price?.max ?? 0);
      }
    }
  }
  return walk;
}

it.each<[string, string, Walk]>([
  ["the coding gene TP53", "H00001", { functions: 11, pairs: 42, designs: 185, quoted: 0 }],
  ["the long gene DMD", "H00120", { functions: 11, pairs: 40, designs: 180, quoted: 31 }],
  ["the lncRNA MALAT1", "H00160", { functions: 7, pairs: 26, designs: 117, quoted: 0 }],
  ["the locus AAVS1", "H00161", { functions: 2, pairs: 7, designs: 28, quoted: 0 }],
  ["the template", "XXXXXX", { functions: 11, pairs: 42, designs: 185, quoted: 0 }],
])(
  "completes every way that the designer offers for %s: %s %j",
  async (_, target, expected) => {
    expect(await walkThrough(target)).toEqual(expected);
  },
  240_000,
);
