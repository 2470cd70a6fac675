import { setTimeout as pause } from "node:timers/promises";
import type { Cart } from "@ligate/contract/cart/schemas";
import { Browser } from "../../api/src/testing/browser.ts";
import { payByOrder } from "../../api/src/testing/purchase-orders.ts";
import { add, capture, openPayment } from "../../api/src/testing/shoppers.ts";
import { publicPages } from "../../e2e/support/releases/public-pages.ts";
import { type Customer, insertCustomer } from "../faults/stack/customers.ts";
import { approvePayment } from "../faults/stack/sandbox-client.ts";
import type { Cluster } from "./cluster.ts";
import { RecordedRequests } from "./requests.ts";

export const ORDERS_PER_S = 4;
const PAGES_PER_S = 4;
const WAYS_TO_PAY = ["card", "paypal", "purchase order"] as const;
type WayToPay = (typeof WAYS_TO_PAY)[number];

/** The one order of a customer. */
export interface Purchase {
  customer: Customer;
  paidBy: WayToPay;
  /** The cart before the payment, once the customer has seen it. */
  cart?: Cart;
  /** The store has confirmed the order to the customer. */
  isAcknowledged: boolean;
}

/** Customers who order once each, and readers of pages. Neither repeats a request. */
export class Visitors {
  readonly requests: RecordedRequests;
  readonly purchases: Purchase[] = [];
  readonly #cluster: Cluster;
  readonly #customers: Customer[] = [];
  readonly #pages = publicPages().map(({ address }) => address);
  readonly #reader: Browser;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #leaving = new AbortController();

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
    this.requests = new RecordedRequests(cluster.origin);
    this.#reader = new Browser(this.requests);
  }

  /** Signs customers in before they come, because the database may be away when they do. */
  async signIn(count: number) {
    while (this.#customers.length < count)
      this.#customers.push(await insertCustomer(this.#cluster, this.requests, "__Host-sessionid"));
  }

  start() {
    this.#repeat(ORDERS_PER_S, (n) => this.#order(n));
    this.#repeat(PAGES_PER_S, (n) => this.#reader.get(this.#pages[n % this.#pages.length] ?? "/"));
  }

  /** Waits until all requests are answered. */
  async stop() {
    this.#leaving.abort();
    await Promise.all(this.#underWay);
  }

  /** Begins something a number of times per second, however long it takes. */
  async #repeat(perSecond: number, begin: (n: number) => Promise<unknown>) {
    for (let n = 0; !this.#leaving.signal.aborted; n++) {
      // A failed request is recorded, and its visitor leaves.
      const begun = begin(n).catch(() => undefined);
      this.#underWay.add(begun);
      void begun.then(() => this.#underWay.delete(begun));
      await pause(1000 / perSecond);
    }
  }

  async #order(n: number) {
    const customer = this.#customers.pop();
    if (!customer) throw new Error("All customers have ordered.");
    const paidBy = WAYS_TO_PAY[n % WAYS_TO_PAY.length] ?? "card";
    const purchase: Purchase = { customer, paidBy, isAcknowledged: false };
    this.purchases.push(purchase);
    const { by } = customer;
    expectOk(await add(by));
    const cart: Cart = expectOk(await by.get("/api/orders/cart/"));
    purchase.cart = cart;
    const order =
      paidBy === "purchase order"
        ? expectOk(await payByOrder(by, cart)).payment_token
        : await this.#pay(purchase, cart, paidBy);
    purchase.isAcknowledged = true;
    expectOk(await by.get(`/api/users/view-order/${order}`));
  }

  /** @returns the id of the capture, by which the order is viewed */
  async #pay({ customer: { by } }: Purchase, cart: Cart, payment_source: WayToPay): Promise<string> {
    const id = await openPayment(by, cart, { payment_source });
    await approvePayment(this.#cluster, id, payment_source === "card");
    const captured = expectOk(await capture(by, id, cart, { cart: cart.data }));
    return captured.purchase_units[0].payments.captures[0].id;
  }
}

function expectOk({ status, body }: Awaited<ReturnType<Browser["get"]>>) {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
