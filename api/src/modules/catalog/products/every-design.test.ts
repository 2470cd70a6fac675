import type { FormatOption } from "@ligate/contract/catalog/product-schemas";
import { testApp } from "../../../testing/test-app.ts";
import {
  CONTROL,
  defaultDesign,
  defaultDesignOfPair,
  functionByCode,
  functions,
  offeredPairs,
  TEMPLATE,
  toSku,
} from "../../design/index.ts";
import { findTarget } from "../genes/find-target.ts";
import { findSellable } from "./sellable/find-sellable.ts";

const { app, db } = testApp();

async function get(path: string, query: Record<string, string> = {}) {
  const response = await app().inject({ url: `/api/products/${path}`, query });
  expect(response.statusCode).toBe(200);
  return response.json();
}

/** Requests summary, SKU and formats of a design as the designer does, and compares them with the cart's prices. */
async function expectConsistent(sku: string) {
  const summary = await get(`get-product-summary/${sku}/`);
  expect(summary.product_sku).toBe(sku);
  expect(await get("get-product-sku/", summary)).toEqual({ product_sku: sku });
  const rows = Object.values<FormatOption[]>(await get("get-delivery-format-table/", summary)).flat();
  for (const row of rows) {
    const sellable = await findSellable(db(), row);
    expect(sellable).toMatchObject({ sku: row.product_sku, url: `/products/item/${sku}` });
    expect(sellable?.unitPriceCents).toBe(row.unit_price === null ? null : row.unit_price * 100);
  }
  const prices = rows.flatMap(({ unit_price }) => unit_price ?? []);
  expect(summary.from_price).toBe(prices.length > 0 ? Math.min(...prices) : null);
}

it.each(offeredPairs().map((pair) => [`${pair.fn}-${pair.structure}`, pair] as const))(
  "%s has the same prices on pages and in the cart with each of its promoters",
  async (_, { fn, structure, promoters }) => {
    const tp53 = await findTarget(db(), "H00001");
    if (!tp53) throw new Error("The gene H00001 is missing.");
    for (const promoter of promoters)
      await expectConsistent(toSku(defaultDesignOfPair(fn, structure, promoter, tp53)));
  },
);

it.each(functions.map(({ name, code }) => [name, code]))(
  "%s has the same prices on pages and in the cart as control and as template",
  async (_, code) => {
    for (const target of [CONTROL, TEMPLATE])
      await expectConsistent(toSku(defaultDesign(functionByCode(code), target)));
  },
);
