import type { Tx } from "../../../db/database.ts";
import { placeholders, prebuilt } from "../../../db/prebuilt.ts";
import { ledger } from "./payments.table.ts";
import type { CapturedMoney } from "./paypal/paypal-responses.ts";

/** Records captured money of an order in the ledger. */
export const bookCapture = (
  tx: Tx,
  orderId: number,
  { id: reference, amountCents, currency }: CapturedMoney,
) => insertEntry(tx, { orderId, amountCents, currency, reference });

const insertEntry = prebuilt((tx) =>
  tx
    .insert(ledger)
    .values({ kind: "capture", ...placeholders("orderId", "amountCents", "currency", "reference") }),
);
