import { Readable } from "node:stream";
import { askOutcome, checkPayment, checkReported } from "../store/check-payment.ts";
import { isSettled, takeLedgerSnapshot } from "../store/ledger-snapshot.ts";
import { waitUntil } from "../store/wait-until.ts";
import type { Cluster } from "./cluster.ts";
import type { Purchase } from "./visitors.ts";

const AT_ONCE = 8;
/** Longer than the lease of a mail. */
const SETTLED_TIMEOUT_MS = 75_000;
const UNSENT = "select from outbox where sent_at is null";

/**
 * Waits until no payment is in progress, and all mails are sent. The checks find what is not settled in time.
 */
export async function waitUntilSettled(cluster: Cluster): Promise<void> {
  const isDone = async () => (await isSettled(cluster)) && (await cluster.rows(UNSENT)).length === 0;
  await waitUntil("not settled", isDone, SETTLED_TIMEOUT_MS).catch(() => undefined);
}

/**
 * Compares the purchases with the database, with PayPal, and with what the page reports: none is lost,
 * doubled, or paid twice.
 */
export async function checkPurchases(cluster: Cluster, purchases: Purchase[]): Promise<string[]> {
  const check = async ({ customer, cart, key, way, isAcknowledged }: Purchase): Promise<string[]> => {
    const snapshot = await takeLedgerSnapshot(cluster, customer);
    const expected = { lines: cart?.data, usesPayPal: way !== "purchase order", ending: "taken" as const };
    return [
      ...checkPayment(snapshot, expected, isAcknowledged),
      ...(key ? checkReported(await askOutcome(customer, key), snapshot) : []),
    ];
  };
  return (await Readable.from(purchases).map(check, { concurrency: AT_ONCE }).toArray()).flat();
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
   * Compares the mails with the outbox. A mail that a killed process was sending is sent again, with the same
   * Message-ID.
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
