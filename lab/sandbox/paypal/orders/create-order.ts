import { type Fields, invalidValue, missing } from "../fields.ts";
import { currentTime, newId } from "../ids.ts";
import type { PayPalStore } from "../store/paypal-store.ts";
import type { Order, OrderRecord } from "./order.ts";
import { parsePurchaseUnits } from "./purchase-units.ts";
import { parseRequestedSource, type RequestedSource } from "./requested-source.ts";

/**
 * @param body as sent by the merchant
 * @throws PayPalError 400 or 422
 */
export function createOrder(store: PayPalStore, body: Fields, requestId: unknown): OrderRecord {
  const { intent } = body;
  if (intent === undefined) throw missing("/intent");
  if (intent !== "CAPTURE" && intent !== "AUTHORIZE") {
    throw invalidValue("/intent", intent);
  }
  const purchase_units = parsePurchaseUnits(body.purchase_units);
  const source = parseRequestedSource(body.payment_source, requestId);
  const time = currentTime();
  const order: Order = {
    id: newId(),
    intent,
    status: source?.kind === "paypal" ? "PAYER_ACTION_REQUIRED" : "CREATED",
    ...sourceOf(source),
    purchase_units,
    create_time: time,
    update_time: time,
  };
  const record: OrderRecord = { order, source, behaviour: "approve", captureAttempts: 0 };
  store.orders.set(order.id, record);
  return record;
}

const sourceOf = (source: RequestedSource | undefined): Pick<Order, "payment_source"> =>
  source ? { payment_source: { [source.kind]: {} } } : {};
