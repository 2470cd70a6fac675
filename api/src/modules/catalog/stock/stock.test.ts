import { asc, eq, sum } from "drizzle-orm";
import fc from "fast-check";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { CELL_LINE, inStock, OTHER_CELL_LINE, piecesLeft } from "../../../testing/stock.ts";
import { stockItems } from "../products/catalog.table.ts";
import { adjustStock, setStock } from "./change-stock.ts";
import { lockStock, reserveStock, returnStock } from "./reserve-stock.ts";
import { stockChanges } from "./stock-changes.table.ts";

const { db } = testDatabase();
const COUNTED = { reason: "counted twice", actor: "grace" };

const reserve = (orderNumber: string, ...pieces: [string, number][]) =>
  db().transaction(async (tx) => {
    await lockStock(
      tx,
      pieces.map(([sku]) => sku),
    );
    await reserveStock(
      tx,
      orderNumber,
      pieces.map(([sku, reservedQuantity]) => ({ sku, reservedQuantity })),
    );
  });
const give = (orderNumber: string) => db().transaction((tx) => returnStock(tx, orderNumber));
const left = () => Promise.all([CELL_LINE, OTHER_CELL_LINE].map((sku) => piecesLeft(db(), sku)));

async function lastChange() {
  const changes = await db().select().from(stockChanges).orderBy(asc(stockChanges.id));
  return changes.at(-1);
}

describe("the stock of an order", () => {
  beforeEach(async () => {
    await inStock(db(), CELL_LINE, 5);
    await inStock(db(), OTHER_CELL_LINE, 5);
  });

  it("is taken from every item, once for several lines", async () => {
    await reserve("1", [OTHER_CELL_LINE, 2], [CELL_LINE, 1], [OTHER_CELL_LINE, 1]);

    expect(await left()).toEqual([4, 2]);
    expect(await lastChange()).toMatchObject({ kind: "reserve", orderNumber: "1", actor: "store" });
  });

  it("is given back once, however often it is asked for", async () => {
    await reserve("1", [CELL_LINE, 2], [OTHER_CELL_LINE, 1]);
    await reserve("2", [CELL_LINE, 1]);

    await Promise.all([give("1"), give("1")]);
    await give("1");

    expect(await left()).toEqual([4, 5]);
  });

  it("is not given back for an order that has none", async () => {
    await give("3");

    expect(await left()).toEqual([5, 5]);
  });

  it("is never more than there is", async () => {
    await expect(reserve("1", [CELL_LINE, 6])).rejects.toThrow();

    expect(await left()).toEqual([5, 5]);
  });
});

describe("a count that staff set", () => {
  it("is recorded with its reason", async () => {
    await db().transaction((tx) => setStock(tx, CELL_LINE.toLowerCase(), 7, COUNTED));

    expect(await piecesLeft(db(), CELL_LINE)).toBe(7);
    expect(await lastChange()).toMatchObject({ kind: "count", quantity: 5, ...COUNTED });
  });

  it("begins the count of an item that was always made to order", async () => {
    await inStock(db(), CELL_LINE, 0);
    await db().update(stockItems).set({ stockCount: null }).where(eq(stockItems.sku, CELL_LINE));

    await db().transaction((tx) => setStock(tx, CELL_LINE, 0, COUNTED));

    expect(await piecesLeft(db(), CELL_LINE)).toBe(0);
  });

  it("is adjusted by pieces that were added or removed", async () => {
    const change = (pieces: number) => db().transaction((tx) => adjustStock(tx, CELL_LINE, pieces, COUNTED));

    expect(await change(3)).toBe(5);
    expect(await change(-5)).toBe(0);
    await expect(change(-1)).rejects.toThrow(
      "Only 0 of ST-2003 are not reserved by orders. Cancel orders first, or remove fewer.",
    );
    expect(await lastChange()).toMatchObject({ kind: "adjust", quantity: -5, ...COUNTED });
  });

  it("is not adjusted for an item that is not counted, or that is unknown", async () => {
    await db().update(stockItems).set({ stockCount: null }).where(eq(stockItems.sku, CELL_LINE));

    await expect(db().transaction((tx) => adjustStock(tx, CELL_LINE, 1, COUNTED))).rejects.toThrow(
      "ST-2003 is made to order and not counted. Set its count first: stock:set.",
    );
    await expect(db().transaction((tx) => setStock(tx, "ST-9999", 1, COUNTED))).rejects.toThrow(
      "No stock item with the SKU ST-9999 was found.",
    );
  });
});

describe("any sequence of orders, returns and counts", () => {
  const order = fc.integer({ min: 1, max: 3 }).map(String);
  const step = fc.oneof(
    fc.record({ kind: fc.constant("reserve" as const), order, pieces: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constant("return" as const), order }),
    fc.record({ kind: fc.constant("set" as const), pieces: fc.nat(6) }),
    fc.record({ kind: fc.constant("adjust" as const), pieces: fc.integer({ min: -4, max: 4 }) }),
  );
  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

  /** Does a step if there are enough pieces. @returns the pieces that are left then, and those of each order */
  async function take(step: Step, left: number, held: Map<string, number>): Promise<number> {
    if (step.kind === "set") {
      await db().transaction((tx) => setStock(tx, CELL_LINE, step.pieces, COUNTED));
      return step.pieces;
    }
    if (step.kind === "return") {
      const pieces = held.get(step.order) ?? 0;
      held.delete(step.order);
      await give(step.order);
      return left + pieces;
    }
    const change = step.kind === "adjust" ? step.pieces : -step.pieces;
    const work =
      step.kind === "adjust"
        ? db().transaction((tx) => adjustStock(tx, CELL_LINE, change, COUNTED))
        : reserve(step.order, [CELL_LINE, step.pieces]);
    if (left + change < 0) {
      await expect(work).rejects.toThrow();
      return left;
    }
    await work;
    if (step.kind === "reserve") held.set(step.order, (held.get(step.order) ?? 0) - change);
    return left + change;
  }

  it("keeps the count, its changes and the pieces of orders equal", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const number of ["1", "2", "3"]) await give(number);
        await inStock(db(), CELL_LINE, 5);
        const held = new Map<string, number>();
        let left = 5;
        for (const each of steps) {
          left = await take(each, left, held);
          expect(await piecesLeft(db(), CELL_LINE)).toBe(left);
        }
        expect(await changesOf(CELL_LINE)).toEqual({ sum: left, held });
      }),
      { numRuns: 25 },
    );
  });
});

/** The sum of an item's changes, and the pieces that each order holds. */
async function changesOf(sku: string) {
  const changes = await db().select().from(stockChanges).where(eq(stockChanges.sku, sku));
  const held = new Map<string, number>();
  for (const { orderNumber, quantity } of changes)
    if (orderNumber) held.set(orderNumber, (held.get(orderNumber) ?? 0) - quantity);
  return {
    sum: changes.reduce((sum, { quantity }) => sum + quantity, 0),
    held: new Map([...held].filter(([, pieces]) => pieces !== 0)),
  };
}

it("counts each item as the sum of its changes, also those of the content file", async () => {
  const counts = await db()
    .select({
      sku: stockItems.sku,
      count: stockItems.stockCount,
      sum: sum(stockChanges.quantity).mapWith(Number),
    })
    .from(stockItems)
    .leftJoin(stockChanges, eq(stockChanges.sku, stockItems.sku))
    .groupBy(stockItems.sku);

  expect(counts).toHaveLength(10);
  for (const { sku, count, sum: total } of counts) expect([sku, total ?? 0]).toEqual([sku, count ?? 0]);
});
