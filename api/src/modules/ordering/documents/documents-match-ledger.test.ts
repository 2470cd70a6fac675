import { execFileSync } from "node:child_process";
import { toCents } from "@ligate/contract/common/money";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { queryRows } from "../../../db/database.ts";
import { ProblemError } from "../../../http/problem.ts";
import type { Browser } from "../../../testing/browser.ts";
import { signUpVerified } from "../../../testing/customers.ts";
import { aQuote } from "../../../testing/orders.ts";
import { pdfText } from "../../../testing/pdf-text.ts";
import {
  captureHalf,
  makeReady,
  newestOrder,
  openHalf,
  openInvoice,
  PARCEL,
  payByCheck,
  payByOrder,
  STAFF,
} from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { getCart, getTotal, LARGER, PLASMID, pay } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { users } from "../../identity/tables.ts";
import { issueInvoice } from "../invoices/issue-invoice.ts";
import { setPurchaseOrderLimit } from "../payments/purchase-orders/purchase-order-limit.ts";
import { requestRefund } from "../payments/refunds/refund.service.ts";
import { shipOrder } from "../shipments/ship-order.ts";
import { openOwnDocument } from "./open-document.ts";

/** `DOCUMENTS=1000 PDFTOTEXT=1` reads the documents of a thousand orders with poppler's program. */
const ORDERS = Number(process.env.DOCUMENTS || 5);
const READS_BY_PROGRAM = process.env.PDFTOTEXT === "1";
const EMAIL = "ada@lab.example";
const HALF_FROM = 1000;

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);

const cents = fc.integer({ min: 1, max: 90_000 });
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("ship" as const),
      line: fc.nat(2),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("check" as const), cents, invoice: fc.nat(2) }) },
  fc.record({ kind: fc.constant("card" as const), invoice: fc.nat(2) }),
  fc.record({ kind: fc.constant("refund" as const), cents }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const order = fc.record({
  /** Prices of a quote, with cents. */
  lines: fc.array(
    fc.record({
      unitCents: fc.integer({ min: 40_00, max: 399_99 }),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
  byCard: fc.boolean(),
  steps: fc.array(step, { maxLength: 8 }),
});

/** Places an order with a quote: by card, by purchase order, or in halves. @returns its number */
async function place(
  ada: Browser,
  { lines, byCard }: { lines: { unitCents: number; quantity: number }[]; byCard: boolean },
) {
  const skus = [PLASMID, LARGER, PLASMID];
  const offered = lines.map((line, i) => ({ ...line, sku: skus[i] ?? PLASMID, unitSize: "" }));
  await ada.post(`/api/orders/cart/add-quote-to-cart/${await aQuote(db(), { lines: offered })}`);
  const cart = await getCart(ada);
  const total = getTotal(cart);
  if (byCard || total < 100) await pay(ada, cart);
  else if (total < HALF_FROM) await payByOrder(ada, cart);
  else await captureHalf(ada, await openHalf(ada, cart), cart);
  return newestOrder(db());
}

let parcels = 0;
const nextReference = () => {
  parcels += 1;
  return String(parcels);
};
const invoiceNumber = (number: string, position: number) =>
  position === 0 ? number : `${number}-${position + 1}`;

/** Ships, pays or refunds a part. Refusals, as of a line that is shipped, are expected. */
async function take(ada: Browser, number: string, taken: Step) {
  if (taken.kind === "refund")
    return requestRefund(
      { db: db(), publicUrl: STAFF.publicUrl, paypal: app().payments.paypal },
      { orderNumber: number, amountCents: taken.cents, reason: "Late", actor: "grace" },
    );
  if (taken.kind === "check")
    return payByCheck(db(), invoiceNumber(number, taken.invoice), taken.cents, nextReference());
  if (taken.kind === "card")
    return (await openInvoice(ada, invoiceNumber(number, taken.invoice)).catch(() => undefined))?.pay();
  await ship(number, new Map([[taken.line + 1, taken.quantity]]));
}

async function ship(number: string, pieces?: Map<number, number>) {
  await db().transaction((tx) =>
    shipOrder(tx, number, { ...PARCEL, trackingNumber: nextReference(), pieces }),
  );
  await db().transaction((tx) => issueInvoice(tx, number, STAFF));
}

const attempt = (work: () => Promise<unknown>) =>
  work().catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
  });

interface Printed {
  kind: string;
  /** Without spaces, which depend on the reader. */
  text: string;
}

/** The documents of an order, read back from their PDFs. */
async function printAll(ada: Browser, number: string): Promise<Printed[]> {
  const [user] = await db().select().from(users).where(eq(users.email, EMAIL));
  if (!user) throw new Error("There is no customer");
  const { documents = [] } = (await ada.get(`/api/users/view-order/${number}`)).body as OrderView;
  const printed: Printed[] = [];
  for (const document of documents) {
    const { open } = await openOwnDocument(db(), user, document, app().settings);
    printed.push({ kind: document.kind, text: readPdf((await open()) as Buffer).replaceAll(/\s/g, "") });
  }
  return printed;
}

const readPdf = (pdf: Buffer): string =>
  READS_BY_PROGRAM
    ? execFileSync("pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8" })
    : pdfText(pdf);

/** The sum of the amounts behind a label in documents of a kind, in cents. */
const sumOf = (printed: Printed[], kind: string, label: string): number =>
  printed
    .filter((document) => document.kind === kind)
    .flatMap(({ text }) => [
      ...text.matchAll(new RegExp(`${label.replaceAll(" ", "")}(-?)\\$([\\d,]+\\.\\d\\d)`, "g")),
    ])
    .reduce((sum, [, minus, dollars = ""]) => {
      const amount = toCents(Number(dollars.replaceAll(",", "")));
      return sum + (minus ? -amount : amount);
    }, 0);

interface Booked {
  total: number;
  advance: number;
  promised: number;
  credited: number;
  /** Received for invoices, less what was sent back. */
  paid: number;
  /** Received in all, less what was paid back. */
  received: number;
}

/** The sums of an order's rows in the ledger. */
async function readBooked(number: string): Promise<Booked> {
  const [found] = await queryRows<Booked>(
    db(),
    sql`select o.total_cents::int as total,
      coalesce(sum(l.amount_cents) filter (where l.kind = 'capture' and p.order_id is not null), 0)::int as advance,
      coalesce(sum(l.amount_cents) filter (where l.kind in ('purchase_order', 'void')), 0)::int as promised,
      -coalesce(sum(l.amount_cents) filter (where l.kind = 'credit_note'), 0)::int as credited,
      coalesce(sum(l.amount_cents) filter (where l.kind = 'transfer' or p.invoice_of is not null), 0)::int as paid,
      coalesce(sum(l.amount_cents) filter (where l.kind in ('capture', 'transfer', 'refund', 'reversal')), 0)::int
        as received
    from orders o join ledger l on l.order_id = o.id
      left join payments p on l.kind = 'capture' and p.capture_id = l.reference
    where o.order_number = ${number} group by o.id`,
  );
  if (!found) throw new Error(`Order ${number} is gone`);
  return found;
}

it("prints documents that agree with the ledger to the cent, however an order is shipped, paid and refunded", async () => {
  const ada = browser();
  await signUpVerified(db(), ada, EMAIL);
  await setPurchaseOrderLimit(db(), EMAIL, 100_000);

  await fc.assert(
    fc.asyncProperty(order, async ({ steps, ...placed }) => {
      const number = await place(ada, placed);
      await makeReady(db(), number);
      for (const taken of steps) await attempt(() => take(ada, number, taken));
      await attempt(() => ship(number));

      const printed = await printAll(ada, number);
      const { total, advance, promised, credited, paid, received } = await readBooked(number);

      expect(sumOf(printed, "confirmation", "Total")).toBe(total);
      expect(sumOf(printed, "confirmation", "Paid by card or PayPal")).toBe(0 - advance);
      expect(sumOf(printed, "confirmation", "Balance, by invoice")).toBe(promised);
      if (promised > 0) {
        const overpaid = sumOf(printed, "invoice", "Overpaid, to be sent back");
        expect(sumOf(printed, "invoice", "Total")).toBe(total);
        expect(sumOf(printed, "invoice", "Paid in advance by card or PayPal")).toBe(0 - advance);
        expect(sumOf(printed, "invoice", "Balance due") - overpaid).toBe(promised - credited - paid);
      }
      expect(sumOf(printed, "credit-note", "Credited")).toBe(credited);
      if (printed.some(({ kind }) => kind === "receipt"))
        expect(sumOf(printed, "receipt", "Received")).toBe(received);
    }),
    { numRuns: ORDERS },
  );
}, 3_600_000);
