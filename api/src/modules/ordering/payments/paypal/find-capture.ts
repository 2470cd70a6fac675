import { z } from "zod";
import type { OrderedItem } from "./order-request.ts";
import { ORDERS, type PayPalHttp } from "./paypal-http.ts";
import { fromPayPal, PayPalMoney } from "./paypal-money.ts";
import { type CaptureOutcome, readOutcome } from "./paypal-responses.ts";
import { readError, refusalText } from "./refusal.ts";

/** A capture at PayPal with the order that it paid. */
export interface FoundCapture {
  id: string;
  /** PayPal's id of its order. */
  orderId: string;
  /** The `custom_id` of the payment. */
  reference: string;
  items: OrderedItem[];
  /** The state of the capture. */
  outcome: Extract<CaptureOutcome, { kind: "captured" | "pending" | "refused" }>;
}

/** `none`: PayPal has no such capture. `unknown`: PayPal did not answer, or not readably. */
export type CaptureSearch =
  | { kind: "found"; capture: FoundCapture }
  | { kind: "none" }
  | { kind: "unknown"; why: string };

const Capture = z.object({
  custom_id: z.string().default(""),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().min(1) }) }),
});

/** Finds a capture and its order. Everything is read from PayPal, because the database may know neither. */
export async function findCapture(http: PayPalHttp, id: string): Promise<CaptureSearch> {
  const answer = await http("GET", `/v2/payments/captures/${encodeURIComponent(id)}`);
  if (answer.status === 404) return { kind: "none" };
  if (answer.status >= 300) return unknown(readError(answer));
  const read = Capture.safeParse(answer.body);
  if (!read.success) return { kind: "unknown", why: `PayPal's capture ${id} names no order` };
  const { custom_id: reference, supplementary_data: related } = read.data;
  const orderId = related.related_ids.order_id;
  const orderAnswer = await http("GET", `${ORDERS}/${encodeURIComponent(orderId)}`);
  if (orderAnswer.status >= 300) return unknown(readError(orderAnswer));
  const outcome = readOutcome(orderAnswer);
  if (outcome.kind === "unknown") return { kind: "unknown", why: outcome.why };
  if (outcome.kind !== "refused" && outcome.money.id !== id) return { kind: "none" };
  return { kind: "found", capture: { id, orderId, reference, items: readItems(orderAnswer.body), outcome } };
}

const unknown = (error: ReturnType<typeof readError>): CaptureSearch => ({
  kind: "unknown",
  why: error.kind === "unknown" ? error.why : refusalText(error.refusal),
});

/** The items as the store has described them. */
const Items = z.object({
  purchase_units: z.array(
    z.object({
      items: z.array(
        z.object({
          name: z.string(),
          sku: z.string().optional(),
          quantity: z.string(),
          unit_amount: PayPalMoney,
        }),
      ),
    }),
  ),
});

/** None if PayPal does not show them. */
const readItems = (order: unknown): OrderedItem[] =>
  (Items.safeParse(order).data?.purchase_units[0]?.items ?? []).map(({ unit_amount, quantity, ...item }) => ({
    ...item,
    quantity: Number(quantity),
    unitCents: fromPayPal(unit_amount).amountCents,
  }));
