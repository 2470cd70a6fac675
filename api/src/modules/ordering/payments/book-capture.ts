import type { Tx } from "../../../db/database.ts";
import { ledger } from "./payments.table.ts";
import type { CapturedMoney } from "./paypal/paypal-responses.ts";

/** Records captured money of an order in the ledger. */
export const bookCapture = (
  tx: Tx,
  orderId: number,
  { id: reference, amountCents, currency }: CapturedMoney,
) => tx.insert(ledger).values({ orderId, kind: "capture", amountCents, currency, reference });
