import { Readable } from "node:stream";
import { checkPayment } from "../faults/checks/check-payment.ts";
import { takeLedgerSnapshot } from "../faults/checks/ledger-snapshot.ts";
import { readPaymentId } from "../faults/proxies/paypal-proxies.ts";
import type { Cluster } from "./cluster.ts";
import type { Purchase } from "./visitors.ts";
import { waitUntil } from "./wait-until.ts";

const AT_ONCE = 8;
/** Longer than the lease of a mail. */
const SETTLED_TIMEOUT_MS = 75_000;
const UNSETTLED = `
  select 1 from capture_attempts union all select 1 from orders where status = 'pending_payment'
  union all select 1 from outbox where sent_at is null`;

/** Waits until no payment is in progress, and all mails are sent. The checks find what is not settled in time. */
export const waitUntilSettled = ({ rows }: Cluster): Promise<void> =>
  waitUntil("not settled", async () => (await rows(UNSETTLED)).length === 0, SETTLED_TIMEOUT_MS).catch(
    () => undefined,
  );

/** Compares the purchases with the database and with PayPal: none is lost, doubled, or paid twice. */
export async function checkPurchases(cluster: Cluster, purchases: Purchase[]): Promise<string[]> {
  const records = { ...cluster, paypal: { created: await readPayPalOrders(cluster) } };
  const check = async ({ customer, cart, paidBy, isAcknowledged }: Purchase): Promise<string[]> => {
    const snapshot = await takeLedgerSnapshot(records, customer);
    // Without a cart, nothing can have been paid.
    const wanted = cart?.data.map(({ product_sku, quantity }) => [product_sku, quantity] as const);
    const expected = {
      usesPayPal: paidBy !== "purchase order",
      ending: "taken" as const,
      wanted: new Map(wanted ?? snapshot.pieces.map(({ sku, pieces }) => [sku, pieces])),
    };
    return checkPayment(snapshot, expected, isAcknowledged);
  };
  const findings = Readable.from(purchases).map(check, { concurrency: AT_ONCE });
  return (await findings.toArray()).flat();
}

/** PayPal's orders that were captured, by payment. */
async function readPayPalOrders({ sandbox }: Cluster): Promise<Map<number, string[]>> {
  const answer = await fetch(`${sandbox}/paypal/payments.json`);
  const captured = (await answer.json()) as { orderId: string; capture: { custom_id: string } }[];
  const byPayment = Map.groupBy(captured, ({ capture }) => readPaymentId(capture.custom_id));
  return new Map([...byPayment].map(([payment, list]) => [payment, list.map(({ orderId }) => orderId)]));
}

interface Mail {
  id: string;
  to: string;
  subject: string;
}

/** Collects the mails of the sandbox, which keeps the latest ones only. */
export class Inbox {
  readonly #mails = new Map<string, Mail>();
  readonly #sandbox: string;

  constructor({ sandbox }: Cluster) {
    this.#sandbox = sandbox;
  }

  async collect() {
    const answer = await fetch(`${this.#sandbox}/mail/messages.json`);
    for (const mail of (await answer.json()) as Mail[]) this.#mails.set(mail.id, mail);
  }

  /**
   * Compares the mails with the outbox. A mail that a killed process was sending is sent again, with the same Message-ID.
   * @param kills the most mails that may have arrived again
   */
  async check({ rows }: Cluster, kills: number): Promise<string[]> {
    const arrived = Map.groupBy(this.#mails.values(), ({ to, subject }) => `${to} ${subject}`);
    const outbox = await rows<{ key: string; mail: string; attempts: number }>(
      "select key, recipient || ' ' || subject as mail, attempts from outbox",
    );
    const counted = outbox.map((row) => ({ ...row, times: arrived.get(row.mail)?.length ?? 0 }));
    const wrong = counted.filter(({ times, attempts }) => times === 0 || times > attempts);
    const repeated = counted.filter(({ times }) => times > 1);
    if (repeated.length > kills) wrong.push(...repeated);
    return wrong.map(({ key, times }) => `The mail ${key} has arrived ${times} times.`);
  }

  get size(): number {
    return this.#mails.size;
  }
}

/** Runs the store's own audit. */
export async function audit({ run }: Cluster): Promise<string[]> {
  const commands = [["audit"], ["audit", "--paypal", "1"]].map((args) => run("staff", args));
  const results = await Promise.all(commands.map(({ succeeded }) => succeeded));
  return commands.flatMap(({ output }, n) => (results[n] ? [] : `staff audit: ${output.join("\n")}`));
}
