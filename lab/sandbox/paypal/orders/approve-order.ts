import { challengeResult, requestAuthentication } from "../cards/authentication.ts";
import { detectBrand, findBehaviour, parseBehaviour } from "../cards/cards.ts";
import { wrongSyntax } from "../fields.ts";
import type { PayPalStore } from "../paypal-store.ts";
import { refused } from "../refusals.ts";
import { currentTime } from "../rest-format.ts";
import type { CardSource, Order, OrderRecord } from "./order.ts";

export interface CardInput {
  name?: string;
  number: string;
  /** Year and month, such as "2030-01". */
  expiry: string;
  billing_address?: object;
}

const BUYER = {
  name: { given_name: "Sandy", surname: "Box" },
  email_address: "buyer@sandbox.example",
  payer_id: "SANDBXBUYER22",
  address: { country_code: "US" },
};

/** Records that the buyer approved the order in the dialog. */
export function approveOrder(store: PayPalStore, id: string, behaviour: unknown): OrderRecord {
  const record = findOpen(store, id);
  const { name, email_address, payer_id, address } = BUYER;
  const paypal = { email_address, account_id: payer_id, account_status: "VERIFIED", name, address };
  record.behaviour = parseBehaviour(behaviour);
  return update(record, { status: "APPROVED", payment_source: { paypal }, payer: BUYER });
}

/**
 * Records the card that the buyer submitted in the card form. If the bank wants to challenge the buyer, the order needs
 * their action.
 * @throws PayPalError 422 for a card that PayPal does not accept
 */
export function confirmCard(store: PayPalStore, id: string, input: CardInput): OrderRecord {
  const record = findOpen(store, id);
  if (!/^\d{12,19}$/.test(input.number)) throw wrongSyntax("/payment_source/card/number");
  if (!/^\d{4}-\d{2}$/.test(input.expiry)) throw wrongSyntax("/payment_source/card/expiry");
  record.behaviour = findBehaviour(input.number);
  if (record.behaviour === "refuse-card") {
    throw refused("CARD_TYPE_NOT_SUPPORTED");
  }
  const authentication = requestAuthentication(record.behaviour, record.source?.verification);
  const isChallenged = authentication === "challenge";
  const card = isChallenged
    ? toCardSource(input)
    : { ...toCardSource(input), ...toAuthenticationResult(authentication) };
  return update(record, {
    status: isChallenged ? "PAYER_ACTION_REQUIRED" : "APPROVED",
    payment_source: { card },
    payer: undefined,
  });
}

/** Records how the buyer answered the challenge of their bank. */
export function answerChallenge(store: PayPalStore, id: string, isPassed: boolean): OrderRecord {
  const record = findOpen(store, id);
  const card = record.order.payment_source?.card;
  if (record.order.status !== "PAYER_ACTION_REQUIRED" || !card) throw refused("ORDER_CANNOT_BE_CONFIRMED");
  return update(record, {
    status: "APPROVED",
    payment_source: { card: { ...card, ...toAuthenticationResult(challengeResult(isPassed)) } },
  });
}

const toAuthenticationResult = (result: CardSource["authentication_result"]) =>
  result ? { authentication_result: result } : {};

const toCardSource = ({ name, number, expiry, billing_address }: CardInput): CardSource => ({
  ...(name && { name }),
  last_digits: number.slice(-4),
  expiry,
  brand: detectBrand(number),
  type: "CREDIT",
  ...(billing_address && { billing_address }),
});

function update(record: OrderRecord, changes: Partial<Order>): OrderRecord {
  Object.assign(record.order, changes, { update_time: currentTime() });
  return record;
}

function findOpen(store: PayPalStore, id: string): OrderRecord {
  const record = store.findOrder(id);
  if (record.order.status === "COMPLETED") {
    throw refused("ORDER_ALREADY_CAPTURED");
  }
  return record;
}
