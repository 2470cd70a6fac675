import { randomUUID } from "node:crypto";
import type { Cart } from "@ligate/contract/cart/schemas";
import { captureHalf, openHalf, openInvoice, payByOrder } from "../../../api/src/testing/purchase-orders.ts";
import { capture, openPayment, paymentBody } from "../../../api/src/testing/shoppers.ts";
import { checkPayment, type Ending } from "../checks/check-payment.ts";
import type { Statement } from "../proxies/postgres-proxy.ts";
import type { Customer } from "../stack/customers.ts";
import { approvePayment, endReview, REVIEWED_CARD, readCaptures } from "../stack/sandbox-client.ts";
import type { TestStack } from "../stack/test-stack.ts";
import type { Attempt, Flow } from "./attempt.ts";
import { fillCart } from "./carts.ts";
import { CREATE, PAYMENT, PURCHASE_ORDER, SETTLE } from "./steps.ts";

/** Half of the payments are by card, half by PayPal. */
const isByCard = (index: number) => index % 2 === 0;
/** The API refuses a payment that is confirmed in another way than it was created for. */
const buildSource = (byCard: boolean) => ({ payment_source: byCard ? "card" : "paypal" });

interface Terms {
  /** Half of the cart is paid by card or PayPal, and half by purchase order. */
  isHalf?: boolean;
  /** The number of the card; without it half of the customers pay by PayPal. */
  card?: string;
  ending?: Ending;
}

/** Pays the cart: a quote, and pieces of a counted item. */
const payCart =
  (getTerms: (index: number) => Terms = () => ({})): Flow["prepare"] =>
  async (store, customer, { index, stock }) => {
    const { isHalf = false, card, ending } = getTerms(index);
    const byCard = card !== undefined || isByCard(index);
    const seen = await fillCart(store, customer, { ...(isHalf && { pieces: 3 }), stock, quoted: true });
    const payPalId = await (isHalf ? openHalf : openPayment)(customer.by, seen, buildSource(byCard));
    await approvePayment(store, payPalId, byCard, card);
    const submit = () =>
      isHalf
        ? captureHalf(customer.by, payPalId, seen)
        : capture(customer.by, payPalId, seen, { cart: seen.data });
    return toAttempt(store, customer, seen, { payPalId, submit, ...(ending && { ending }) });
  };

/** Pays the cart; `submit` also creates the payment. */
const opening: Flow = {
  steps: CREATE,
  async prepare(store, customer, { index, stock }) {
    const seen = await fillCart(store, customer, { stock, quoted: true });
    const submit = async () => {
      const body = { ...paymentBody(seen), ...buildSource(isByCard(index)) };
      const opened = await customer.by.post("/api/orders/create/", body);
      if (opened.status !== 200) return opened;
      await approvePayment(store, opened.body.id, isByCard(index));
      return capture(customer.by, opened.body.id, seen, { cart: seen.data });
    };
    const attempt = await toAttempt(store, customer, seen, { payPalId: "", submit });
    return { ...attempt, isRepeatable: false };
  },
};

/** Pays the invoice of an order that was placed with a purchase order. */
const invoice: Flow = {
  steps: PAYMENT,
  async prepare(store, customer, { index }) {
    const { by } = customer;
    const seen = await fillCart(store, customer, { pieces: 1 });
    const ordered = await payByOrder(by, seen);
    const { order_number } = (await by.get(`/api/users/view-order/${ordered.body.payment_token}`)).body;
    for (const status of ["in_progress", "ready_for_delivery"]) {
      await store.staff("orders:move", order_number, status);
    }
    await store.staff(
      "orders:ship",
      order_number,
      "--carrier",
      "fedex",
      "--tracking",
      "7701",
      "--dry-ice",
      "2",
    );
    await store.staff("invoices:issue", order_number);
    const { id, pay } = await openInvoice(by, order_number, buildSource(isByCard(index)));
    await approvePayment(store, id, isByCard(index));
    return toAttempt(store, customer, seen, { payPalId: id, submit: pay });
  },
};

/** Pays the whole cart by purchase order, without PayPal. */
const purchaseOrder: Flow = {
  steps: PURCHASE_ORDER,
  async prepare(store, customer, { stock }) {
    const seen = await fillCart(store, customer, { stock, quoted: true });
    const attempt = randomUUID();
    const submit = () => payByOrder(customer.by, seen, { attempt });
    const payment = await toAttempt(store, customer, seen, { payPalId: "", usesPayPal: false, submit });
    return { ...payment, statusId: attempt };
  },
};

/** Pays by a card whose payments PayPal reviews: the cart, or half of it. */
const payUnderReview = (ending: Ending) =>
  payCart((index) => ({ isHalf: index % 2 === 1, card: REVIEWED_CARD, ending }));

/**
 * Pays as above; `submit` ends PayPal's review. PayPal's webhook informs the store, or gets lost, so that the store
 * learns of it when it asks again.
 */
const endReviewBy = (how: "complete" | "deny"): Flow => ({
  steps: SETTLE,
  hurry: (store) => makeReviewsDue(store),
  async prepare(store, customer, options) {
    const pay = payUnderReview(how === "complete" ? "taken" : "denied");
    const payment = await pay(store, customer, options);
    // On a busy machine the first request may fail.
    let submitted = await payment.submit();
    for (let tries = 1; tries < 5 && submitted.status !== 200; tries++) submitted = await payment.submit();
    const [pending] = await readCaptures(store, payment.payPalId);
    if (pending?.status !== "PENDING") throw new Error(`Not under review: ${JSON.stringify(submitted)}`);
    const isLost = isByCard(options.index);
    if (isLost) store.webhooks.lost.add(pending.id);
    const submit = async () => {
      await endReview(store, pending.id, how);
      if (isLost) await makeReviewsDue(store, pending.id);
      return { status: 200 };
    };
    return { ...payment, submit };
  },
});

/**
 * The store asks PayPal about payments under review from time to time, the first time after a minute: makes it ask now.
 * @param captureId without it, about all
 */
const makeReviewsDue = (store: TestStack, captureId?: string) =>
  store.rows(
    "update payments set check_at = now() where status = 'pending' and capture_id = coalesce($1, capture_id)",
    [captureId],
  );

export const PAYMENTS = {
  cart: { steps: PAYMENT, prepare: payCart() },
  opening,
  half: { steps: PAYMENT, prepare: payCart(() => ({ isHalf: true })) },
  invoice,
  "purchase order": purchaseOrder,
  reviewed: { steps: PAYMENT, prepare: payUnderReview("under_review") },
  completed: endReviewBy("complete"),
  denied: endReviewBy("deny"),
} satisfies Record<string, Flow>;

interface Payment {
  payPalId: string;
  usesPayPal?: boolean;
  ending?: Ending;
  submit: Attempt["submit"];
}

/** An attempt to pay for the pieces of a cart. */
async function toAttempt(
  store: TestStack,
  customer: Customer,
  { data }: Cart,
  { payPalId, usesPayPal = true, ending = "taken", submit }: Payment,
): Promise<Attempt> {
  const wanted = new Map<string, number>();
  for (const { product_sku, quantity } of data)
    wanted.set(product_sku, (wanted.get(product_sku) ?? 0) + quantity);
  const [payment] = await store.rows<{ id: number }>(
    "select id from payments where user_id = $1 and provider_order_id = $2",
    [customer.id, payPalId],
  );
  const firstLocks = {
    claim: locks('from "payments"', payPalId),
    settle: locks('"payments"."id" = $1 for update', payment?.id),
    "purchase order": locks('from "carts"', customer.id),
  };
  const never = () => false;
  return {
    ...{ customer, payPalId, statusId: payPalId, submit },
    ...{ staysUnderReview: ending === "under_review", isRepeatable: true },
    isFirst: (name) =>
      Object.hasOwn(firstLocks, name) ? firstLocks[name as keyof typeof firstLocks] : never,
    check: (snapshot, mustBeDone) => checkPayment(snapshot, { wanted, usesPayPal, ending }, mustBeDone),
  };
}

const locks =
  (table: string, id: string | number | undefined) =>
  ({ text, params }: Statement) =>
    text.includes(table) && text.includes("for update") && params[0] === String(id);
