import fc from "fast-check";
import { allocateStock, alwaysMade, alwaysReady, type Stock, type WantedLine } from "./allocate-stock.ts";

const counted = (count: number, madeToOrderDays: number | null = 35): Stock => ({
  count,
  readyDays: 3,
  madeToOrderDays,
});
const wanted = (quantity: number, stock: Stock, sku = "ST-1"): WantedLine => ({ sku, quantity, stock });
const allocate = (...lines: WantedLine[]) =>
  allocateStock(lines).map(({ sku, quantity, stock, ...allocation }) => allocation);

it("delivers the pieces in stock first, and makes the others to order", () => {
  expect(allocate(wanted(3, counted(2)))).toEqual([
    { readyQuantity: 2, readyDays: 3, madeToOrderDays: 35, unavailableQuantity: 0, reservedQuantity: 2 },
  ]);
});

it("has no second date if all pieces are in stock, and no first one if none is", () => {
  expect(allocate(wanted(2, counted(2)))).toMatchObject([{ readyDays: 3, madeToOrderDays: null }]);
  expect(allocate(wanted(2, counted(0)))).toMatchObject([{ readyDays: null, madeToOrderDays: 35 }]);
});

it("cannot deliver more than the count if no pieces are made to order", () => {
  expect(allocate(wanted(3, counted(2, null)))).toEqual([
    { readyQuantity: 2, readyDays: 3, madeToOrderDays: null, unavailableQuantity: 1, reservedQuantity: 2 },
  ]);
});

it("shares a count among the lines of an item, in their order", () => {
  const lines = allocate(wanted(2, counted(3)), wanted(1, counted(1), "ST-2"), wanted(2, counted(3)));

  expect(lines.map(({ readyQuantity }) => readyQuantity)).toEqual([2, 1, 1]);
});

it("reserves nothing of products that are not counted", () => {
  expect(allocate(wanted(999, alwaysReady(3), "TR-1001"), wanted(5, alwaysMade(15), "KO-PD10"))).toEqual([
    { readyQuantity: 999, readyDays: 3, madeToOrderDays: null, unavailableQuantity: 0, reservedQuantity: 0 },
    { readyQuantity: 0, readyDays: null, madeToOrderDays: 15, unavailableQuantity: 0, reservedQuantity: 0 },
  ]);
});

describe("any cart", () => {
  const days = fc.integer({ min: 0, max: 90 });
  const anyStock: fc.Arbitrary<Stock> = fc.oneof(
    fc.record({ count: fc.nat(12), readyDays: days, madeToOrderDays: fc.option(days) }),
    days.map(alwaysReady),
    days.map(alwaysMade),
  );
  const anyLines = fc
    .record({
      stocks: fc.array(anyStock, { minLength: 1, maxLength: 4 }),
      picks: fc.array(fc.record({ item: fc.nat(3), quantity: fc.integer({ min: 1, max: 15 }) })),
    })
    .map(({ stocks, picks }) =>
      picks.map(({ item, quantity }) => {
        const index = item % stocks.length;
        return wanted(quantity, stocks[index] ?? alwaysReady(3), `ST-${index}`);
      }),
    );

  it("accounts for every piece once", () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        for (const line of allocateStock(lines)) {
          const made = line.quantity - line.readyQuantity - line.unavailableQuantity;
          expect([line.readyQuantity, line.unavailableQuantity, made].every((pieces) => pieces >= 0)).toBe(
            true,
          );
          expect(line.readyDays !== null).toBe(line.readyQuantity > 0);
          expect(line.madeToOrderDays !== null).toBe(made > 0);
        }
      }),
    );
  });

  it("never gets more than the count of an item, and all of it if it wants as much", () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        for (const [, ofItem] of Map.groupBy(allocateStock(lines), ({ sku }) => sku)) {
          const count = ofItem[0]?.stock.count ?? null;
          const wantedPieces = ofItem.reduce((sum, { quantity }) => sum + quantity, 0);
          const reserved = ofItem.reduce((sum, { reservedQuantity }) => sum + reservedQuantity, 0);
          expect(reserved).toBe(count === null ? 0 : Math.min(count, wantedPieces));
        }
      }),
    );
  });

  it("gets no worse promise from a larger count", () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const more = lines.map((line) =>
          line.stock.count === null
            ? line
            : { ...line, stock: { ...line.stock, count: line.stock.count + 1 } },
        );
        const before = allocateStock(lines);
        for (const [index, after] of allocateStock(more).entries())
          expect(after.readyQuantity).toBeGreaterThanOrEqual(before[index]?.readyQuantity ?? 0);
      }),
    );
  });
});
