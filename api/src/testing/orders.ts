import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { users } from "../modules/identity/tables.ts";
import { issueQuote, type Offer } from "../modules/ordering/index.ts";
import {
  type Order,
  type OrderLine,
  orderLines,
  orderStatusChanges,
  orders,
} from "../modules/ordering/tables.ts";
import { ADDRESS, PLASMID } from "./shoppers.ts";

let drawn = 0;

/** Inserts an order with its lines for an existing account. Its history has the placement only. */
export async function anOrder(
  db: Database,
  email: string,
  order: Partial<Order> = {},
  lines: Partial<OrderLine>[] = [{}],
) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const [written] = await db
    .insert(orders)
    .values({
      orderNumber: String(1_000_000_000 + ++drawn),
      paymentToken: `token-${drawn}`,
      userId: user?.id ?? 0,
      status: "open",
      subtotalCents: 9900,
      shippingCents: 4300,
      totalCents: 14_200,
      taxCents: 0,
      address: ADDRESS as Order["address"],
      estDeliveryDate: "2025-05-15",
      ...order,
    })
    .returning();
  if (!written) throw new Error("The order was not written");
  await db.insert(orderLines).values(lines.map((line) => ({ ...aLine, ...line, orderId: written.id })));
  if (written.status !== "pending_payment") await recordPlacement(db, written);
  return written;
}

const recordPlacement = (db: Database, { id: orderId, placedAt: at }: Order) =>
  db.insert(orderStatusChanges).values({ orderId, fromStatus: "pending_payment", toStatus: "open", at });

const aLine = {
  productSku: "CA-LA-CMXXPC-XXXXXX-PD10",
  unitSize: "10 µg",
  productName: "CRISPRa Lenti-AIO Kit, 10 µg",
  url: "/products/item/CA-LA-CMXXPC-XXXXXX",
  orderClass: "CRISPR",
  readyStatus: "Yes",
  leadDays: 10,
  quantity: 1,
  readyQuantity: 1,
  readyDays: 10,
  unitPriceCents: 9900,
} as const;

/** Unit price in dollars, different from the list price. */
export const QUOTED = 123.45;

export const aQuotedLine = { sku: PLASMID, unitSize: "", quantity: 3, unitCents: 12_345 };

/** Issues a quote, bound to `email` if given. @returns its number */
export async function aQuote(db: Database, offer: Partial<Offer> = {}): Promise<string> {
  const whole = { lines: [aQuotedLine], expiresOn: "2099-12-31", ...offer };
  const { number } = await db.transaction((tx) => issueQuote(tx, whole, "https://store.example"));
  return number;
}
