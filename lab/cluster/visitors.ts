import type { Cart } from "@ligate/contract/cart/schemas";
import { Browser } from "../../api/src/testing/browser.ts";
import { publicPages } from "../../e2e/support/releases/public-pages.ts";
import {
  type Customer,
  expectOk,
  fillCart,
  insertCustomer,
  preparePayment,
  type WayToPay,
} from "../store/buyers.ts";
import { askOutcome } from "../store/check-payment.ts";
import { repeat } from "../store/wait-until.ts";
import type { Cluster } from "./cluster.ts";
import { RecordedRequests } from "./requests.ts";

export const ORDERS_PER_S = 4;
const PAGES_PER_S = 4;
const WAYS_TO_PAY = ["card", "paypal", "purchase order"] as const;

/** The one order of a customer. */
export interface Purchase {
  customer: Customer;
  way: WayToPay;
  /** The cart before the payment, once the customer has seen it. */
  cart?: Cart;
  /** The key of the payment, once it is prepared. */
  key?: string;
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
  readonly #stops: (() => Promise<void>)[] = [];

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
    await Promise.all(this.#stops.map((stop) => stop()));
    await Promise.all(this.#underWay);
  }

  /** Begins something a number of times per second, however long it takes. */
  #repeat(perSecond: number, begin: (n: number) => Promise<unknown>) {
    const beginOne = async (n: number) => {
      // A failed request is recorded, and its visitor leaves.
      const begun = begin(n).catch(() => undefined);
      this.#underWay.add(begun);
      void begun.then(() => this.#underWay.delete(begun));
    };
    this.#stops.push(repeat(beginOne, 1000 / perSecond));
  }

  async #order(n: number) {
    const customer = this.#customers.pop();
    if (!customer) throw new Error("All customers have ordered.");
    const way = WAYS_TO_PAY[n % WAYS_TO_PAY.length] ?? "card";
    const purchase: Purchase = { customer, way, isAcknowledged: false };
    this.purchases.push(purchase);
    const cart = await fillCart(customer, { pieces: 1 });
    purchase.cart = cart;
    const payment = await preparePayment(this.#cluster, customer, cart, way);
    purchase.key = payment.key;
    expectOk(await payment.submit());
    purchase.isAcknowledged = true;
    const reported = await askOutcome(customer, payment.key);
    if (reported !== "unknown" && "order_number" in reported)
      await customer.by.get(`/api/users/view-order/${reported.order_number}`);
  }
}
