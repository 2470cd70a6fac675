import { resolve } from "node:path";
import { formatDollars, toDollars } from "@ligate/contract/common/money";
import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../http/problem.ts";
import { orders, purchaseOrders } from "../../modules/ordering/tables.ts";
import { type StaffCommand, textOption, UsageError } from "../command.ts";
import { writeNewFile } from "../output/write-new-file.ts";

const exportPurchaseOrder: StaffCommand = {
  usage: "<number> [--out <file>]",
  summary: "writes the customer's purchase order (PDF) to a file, by default under its own name",
  positionalCount: 1,
  options: {
    out: { type: "string", description: "where to write the PDF; an existing file is not replaced" },
  },
  run: async ({ db, folder }, typed) => {
    const [number = ""] = typed.positionals;
    const { poNumber, amountCents, file, fileName } = await readPurchaseOrder(db, number);
    const path = resolve(folder, textOption(typed, "out") ?? fileName);
    await writeNewFile(path, file, "out");
    const amount = formatDollars(toDollars(amountCents));
    return {
      rows: [{ order: number, "PO number": poNumber, amount, bytes: file.length }],
      messages: [`Written to ${path}.`],
    };
  },
};

async function readPurchaseOrder(db: Database, number: string) {
  const [found] = await db
    .select({ purchaseOrder: purchaseOrders })
    .from(orders)
    .leftJoin(purchaseOrders, eq(purchaseOrders.orderId, orders.id))
    .where(and(eq(orders.orderNumber, number), ne(orders.status, "pending_payment")));
  if (!found) throw notFound("such order");
  if (!found.purchaseOrder) throw new UsageError(`Order ${number} was placed without a purchase order.`);
  return found.purchaseOrder;
}

export const purchaseOrderCommands = { "orders:purchase-order": exportPurchaseOrder };
