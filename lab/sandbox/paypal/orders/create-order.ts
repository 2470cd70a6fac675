import { invalidRequest } from "../errors.ts";
import { assertChoice, assertText, type Fields, invalidValue, missing, toFields } from "../fields.ts";
import type { PayPalStore } from "../paypal-store.ts";
import { currentTime, newId } from "../rest-format.ts";
import type { Order, OrderRecord, RequestedSource } from "./order.ts";
import { parsePurchaseUnits } from "./purchase-units.ts";

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
    ...describeSource(source),
    purchase_units,
    create_time: time,
    update_time: time,
  };
  const record: OrderRecord = { order, source, behaviour: "approve", captureAttempts: 0 };
  store.orders.set(order.id, record);
  return record;
}

const describeSource = (source: RequestedSource | undefined): Pick<Order, "payment_source"> =>
  source ? { payment_source: { [source.kind]: {} } } : {};

const METHODS = ["SCA_ALWAYS", "SCA_WHEN_REQUIRED", "3D_SECURE", "AVS_CVV"];

const CHOICES: Record<string, string[]> = {
  shipping_preference: ["GET_FROM_FILE", "NO_SHIPPING", "SET_PROVIDED_ADDRESS"],
  landing_page: ["LOGIN", "GUEST_CHECKOUT", "NO_PREFERENCE"],
  user_action: ["CONTINUE", "PAY_NOW"],
  payment_method_preference: ["UNRESTRICTED", "IMMEDIATE_PAYMENT_REQUIRED"],
};

/**
 * @returns undefined without a `payment_source`
 * @throws PayPalError 400 if it is not well-formed, or comes without a request id
 */
function parseRequestedSource(input: unknown, requestId: unknown): RequestedSource | undefined {
  if (input === undefined) return undefined;
  if (!requestId) throw requestIdRequired();
  const { paypal, card } = toFields(input);
  if (paypal !== undefined) {
    assertExperience(toFields(paypal).experience_context);
    return { kind: "paypal" };
  }
  if (card === undefined) throw unsupportedSource(Object.keys(toFields(input))[0]);
  return { kind: "card", ...parseVerification(card) };
}

function assertExperience(input: unknown): void {
  const pointer = "/payment_source/paypal/experience_context";
  const context = toFields(input);
  assertText(context.brand_name, `${pointer}/brand_name`, 127);
  assertText(context.locale, `${pointer}/locale`, 10, 2);
  for (const [name, choices] of Object.entries(CHOICES)) {
    assertChoice(context[name], `${pointer}/${name}`, choices);
  }
}

function parseVerification(card: unknown): Pick<RequestedSource, "verification"> {
  const { method } = toFields(toFields(toFields(card).attributes).verification);
  assertChoice(method, "/payment_source/card/attributes/verification/method", METHODS);
  return method === "SCA_ALWAYS" || method === "SCA_WHEN_REQUIRED" ? { verification: method } : {};
}

const requestIdRequired = () =>
  invalidRequest(
    "PayPal-Request-Id",
    "PAYPAL_REQUEST_ID_REQUIRED",
    "A PayPal-Request-Id is required if you are trying to process payment for an Order. Please specify a PayPal-Request-Id or Create the Order without a 'payment_source' specified.",
  );

const unsupportedSource = (name = "") =>
  invalidRequest(`/payment_source/${name}`, "NOT_SUPPORTED", "This field is not currently supported.");
