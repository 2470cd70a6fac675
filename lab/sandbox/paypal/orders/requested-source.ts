import { invalidRequest } from "../errors.ts";
import { assertChoice, assertText, fieldsOf } from "../fields.ts";

/** How the merchant wants the order to be paid, from its `payment_source`. */
export interface RequestedSource {
  kind: "paypal" | "card";
  /** When the buyer's bank is asked to authenticate the buyer by 3-D Secure. */
  verification?: "SCA_ALWAYS" | "SCA_WHEN_REQUIRED";
}

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
export function parseRequestedSource(input: unknown, requestId: unknown): RequestedSource | undefined {
  if (input === undefined) return undefined;
  if (!requestId) throw requestIdRequired();
  const { paypal, card } = fieldsOf(input);
  if (paypal !== undefined) {
    assertExperience(fieldsOf(paypal).experience_context);
    return { kind: "paypal" };
  }
  if (card === undefined) throw unsupportedSource(Object.keys(fieldsOf(input))[0]);
  return { kind: "card", ...verificationOf(card) };
}

function assertExperience(input: unknown): void {
  const pointer = "/payment_source/paypal/experience_context";
  const context = fieldsOf(input);
  assertText(context.brand_name, `${pointer}/brand_name`, 127);
  assertText(context.locale, `${pointer}/locale`, 10, 2);
  for (const [name, choices] of Object.entries(CHOICES)) {
    assertChoice(context[name], `${pointer}/${name}`, choices);
  }
}

function verificationOf(card: unknown): Pick<RequestedSource, "verification"> {
  const { method } = fieldsOf(fieldsOf(fieldsOf(card).attributes).verification);
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
