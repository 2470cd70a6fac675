import type { Database } from "../db/database.ts";
import { issueQuote, type Offer } from "../modules/ordering/index.ts";
import { PLASMID } from "./shoppers.ts";

/** Unit price in dollars, different from the list price. */
export const QUOTED = 123.45;

export const aQuotedLine = { sku: PLASMID, unitSize: "", quantity: 3, unitCents: 12_345 };

/** Issues a quote, bound to `email` if given. @returns its number */
export async function aQuote(db: Database, offer: Partial<Offer> = {}): Promise<string> {
  const whole = { lines: [aQuotedLine], expiresOn: "2099-12-31", ...offer };
  const { number } = await db.transaction((tx) => issueQuote(tx, whole, "https://store.example"));
  return number;
}
