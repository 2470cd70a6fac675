import { asc, eq, inArray, sum } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { adjustStock, setStock } from "../modules/catalog/index.ts";
import { stockItems } from "../modules/catalog/tables.ts";
import { orderLines, orders } from "../modules/ordering/tables.ts";
import { readReason, type StaffCommand, UsageError } from "./command.ts";

/** Orders whose pieces are still in the store. */
const UNDELIVERED = ["pending_payment", "open", "in_progress"] as const;

/** The stock items, ordered by SKU. `free` pieces are those that no order has reserved. */
async function readStock(db: Database) {
  const items = await db.select().from(stockItems).orderBy(asc(stockItems.sku));
  const reserved = await reservedPieces(db);
  return items.map(({ sku, name, stockCount, madeToOrderDays, offered }) => ({
    sku,
    name,
    free: stockCount ?? "not counted",
    reserved: reserved.get(sku) ?? 0,
    "at 0": madeToOrderDays === null ? "sold out" : `made in ${madeToOrderDays} business days`,
    offered: offered ? "yes" : "no",
  }));
}

/** Pieces by SKU that orders have reserved and staff have not made ready for delivery yet. */
async function reservedPieces(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ sku: orderLines.productSku, pieces: sum(orderLines.reservedQuantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(orders.status, [...UNDELIVERED]))
    .groupBy(orderLines.productSku);
  return new Map(rows.map(({ sku, pieces }) => [sku, pieces]));
}

const MAX_PIECES = 1_000_000;
const reasonOption = {
  reason: { type: "string", description: "why the count is changed, for the records" },
} as const;

const listStock: StaffCommand = {
  usage: "",
  summary: "lists stock items with their free and reserved pieces",
  positionalCount: 0,
  isReadOnly: true,
  run: async ({ db }) => ({ rows: await readStock(db) }),
};

const set: StaffCommand = {
  usage: "<sku> <count> --reason <text>",
  summary:
    "sets how many pieces of a stock item no order has reserved: those on the shelf minus the reserved ones",
  positionalCount: 2,
  options: reasonOption,
  run: async ({ db, actor }, typed) => {
    const [sku = "", typedCount = ""] = typed.positionals;
    const count = parseCount(typedCount);
    const reason = readReason(typed, "which is recorded");
    await db.transaction((tx) => setStock(tx, sku, count, { reason, actor }));
    return { messages: [freeText(sku, count)] };
  },
};

const adjust: StaffCommand = {
  usage: "<sku> <change> --reason <text>",
  summary: "adds pieces of a stock item, or removes them: 5 or -2",
  positionalCount: 2,
  options: reasonOption,
  run: async ({ db, actor }, typed) => {
    const [sku = "", typedChange = ""] = typed.positionals;
    const change = parseChange(typedChange);
    const reason = readReason(typed, "which is recorded");
    const left = await db.transaction((tx) => adjustStock(tx, sku, change, { reason, actor }));
    return { messages: [freeText(sku, left)] };
  },
};

const freeText = (sku: string, pieces: number) =>
  `${sku.trim().toUpperCase()} has ${pieces} ${pieces === 1 ? "piece" : "pieces"} that no order has reserved.`;

function parseCount(typed: string): number {
  const count = Number(typed);
  if (/^\d{1,7}$/.test(typed) && count <= MAX_PIECES) return count;
  throw new UsageError(`<count> is a whole number from 0 to ${MAX_PIECES}.`);
}

function parseChange(typed: string): number {
  const change = Number(typed);
  if (/^[+-]?\d{1,7}$/.test(typed) && change !== 0 && Math.abs(change) <= MAX_PIECES) return change;
  throw new UsageError("<change> is a whole number other than 0, such as 5 or -2.");
}

export const stockCommands = {
  "stock:list": listStock,
  "stock:set": set,
  "stock:adjust": adjust,
};
