import fc from "fast-check";
import { aLedgerRow, aSoldOrder, sumRows } from "../testing/ledger-rows.ts";
import { compareWithLedger } from "./financial-report.ts";
import { type Account, bookLedger, type Journal, type LedgerKind, type LedgerRow } from "./journal.ts";

type Order = LedgerRow["order"];
interface Invoice {
  id: number;
  amountCents: number;
}

/** The life of one order: its rows in their order, and its invoices. */
interface Life {
  order: Order;
  rows: LedgerRow[];
  invoices: Invoice[];
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const accountTotal = ({ entries }: Pick<Journal, "entries">, name: Account) =>
  sum(
    entries.flatMap(({ postings }) => postings.filter(({ account }) => account === name)).map((p) => p.cents),
  );

const cents = (min = 1) => fc.integer({ min, max: 999_999_99 });

/** How the parts of an order are paid in advance and promised, and whether the captured part is booked after the other. */
const advance = fc.record({
  subtotalCents: cents(),
  shippingCents: fc.oneof(fc.constant(0), fc.constant(43_00), cents()),
  taxCents: fc.option(cents(0)),
  /** Thousandths of the total. */
  captured: fc.oneof(fc.constantFrom(0, 500, 1000), fc.integer({ min: 1, max: 999 })),
  isReviewed: fc.boolean(),
});

const payment = fc.record({
  kind: fc.constantFrom("transfer", "capture", "credit_note"),
  /** Thousandths of the open balance: more is an overpayment. */
  part: fc.integer({ min: 1, max: 1500 }),
  /** Thousandths of the overpayment. */
  sentBack: fc.integer({ min: 0, max: 1000 }),
});

const life = fc.record({
  advance,
  /** Thousandths of the promise that the first invoice asks for. */
  invoiced: fc.integer({ min: 1, max: 1000 }),
  payments: fc.tuple(fc.array(payment, { maxLength: 4 }), fc.array(payment, { maxLength: 4 })),
  refunded: fc.integer({ min: 0, max: 1000 }),
  isCancelled: fc.boolean(),
  /** Days between the rows, so that the rows of orders alternate. */
  days: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 30, maxLength: 30 }),
});

type Generated<A> = A extends fc.Arbitrary<infer T> ? T : never;

const thousandths = (amount: number, part: number) => Math.floor((amount * part) / 1000);

function live(lived: Generated<typeof life>, id: number): Life {
  const { subtotalCents, shippingCents, taxCents, captured, isReviewed } = lived.advance;
  const totalCents = subtotalCents + shippingCents;
  const order = aSoldOrder({ id, subtotalCents, shippingCents, totalCents, taxCents });
  const capturedCents = thousandths(totalCents, captured);
  const promisedCents = totalCents - capturedCents;
  const captureId = `CAPTURE-${id}`;
  const parts = [
    ...(capturedCents > 0 ? [aLedgerRow(order, "capture", capturedCents, { captureId })] : []),
    ...(promisedCents > 0 ? [aLedgerRow(order, "purchase_order", promisedCents)] : []),
  ];
  const opened = isReviewed ? parts.toReversed() : parts;
  const refund = -thousandths(capturedCents, lived.isCancelled ? 1000 : lived.refunded);
  const refunds = refund < 0 ? [aLedgerRow(order, "refund", refund, { captureId })] : [];
  const invoices = lived.isCancelled ? [] : issue(lived.invoiced, promisedCents, id);
  const rows = lived.isCancelled
    ? [...opened, ...refunds, ...(promisedCents > 0 ? [aLedgerRow(order, "void", -promisedCents)] : [])]
    : [...opened, ...invoices.flatMap((one, i) => pay(order, one, lived.payments[i] ?? [])), ...refunds];
  let day = 0;
  const dated = rows.map((row, i) => {
    day += lived.days[i] ?? 0;
    return { ...row, day: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10) };
  });
  return { order, rows: dated, invoices };
}

function issue(part: number, promisedCents: number, orderId: number): Invoice[] {
  const first = thousandths(promisedCents, part);
  return [first, promisedCents - first]
    .filter((amountCents) => amountCents > 0)
    .map((amountCents, i) => ({ id: orderId * 10 + i, amountCents }));
}

function pay(order: Order, { id: invoiceId, amountCents }: Invoice, planned: Generated<typeof payment>[]) {
  let balance = amountCents;
  return planned.flatMap(({ kind, part, sentBack }, i): LedgerRow[] => {
    const wanted = thousandths(balance, part);
    const paid = kind === "credit_note" ? Math.min(wanted, balance) : wanted;
    if (paid <= 0) return [];
    balance -= paid;
    const captureId = kind === "capture" ? `CAPTURE-${invoiceId}-${i}` : null;
    const row = aLedgerRow(order, kind as LedgerKind, kind === "credit_note" ? -paid : paid, {
      invoiceId,
      captureId,
    });
    const back = thousandths(Math.max(-balance, 0), sentBack);
    balance += back;
    if (back === 0) return [row];
    if (captureId === null) return [row, aLedgerRow(order, "transfer", -back, { invoiceId })];
    return [row, aLedgerRow(order, "refund", -back, { invoiceId, captureId })];
  });
}

const lives = fc
  .array(life, { minLength: 1, maxLength: 6 })
  .map((all) => all.map((lived, i) => live(lived, i + 1)));

/** The rows of all orders by day, as the ledger has them. */
const inOrder = (all: Life[]) =>
  all.flatMap(({ rows }) => rows).toSorted((a, b) => a.day.localeCompare(b.day));

const bookLives = (all: Life[]) =>
  bookLedger(
    inOrder(all),
    all.flatMap(({ invoices }) => invoices),
  );

it("balances every entry, and has the ledger's sum of each kind in every period", () => {
  fc.assert(
    fc.property(lives, fc.nat(200), fc.nat(200), (all, one, other) => {
      const rows = inOrder(all);
      const { entries } = bookLives(all);

      expect(entries.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
      for (const { postings } of entries) {
        expect(sum(postings.map(({ cents: posted }) => posted))).toBe(0);
        expect(postings.every(({ cents: posted }) => Number.isSafeInteger(posted) && posted !== 0)).toBe(
          true,
        );
        expect(postings.filter(({ cents: posted }) => posted > 0).length).toBeGreaterThan(0);
      }
      const [from = "", to = ""] = [one, other]
        .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))
        .toSorted();
      const isInside = ({ day }: LedgerRow) => day >= from && day <= to;
      expect(compareWithLedger(entries.filter(isInside), sumRows(rows.filter(isInside)))).toEqual([]);
    }),
  );
});

it("sells every order with its goods, freight and tax to the cent, however it is paid", () => {
  fc.assert(
    fc.property(lives, (all) => {
      const journal = bookLives(all);
      for (const { order } of all) {
        const entries = journal.entries.filter((entry) => entry.order.id === order.id);
        expect(accountTotal({ entries }, "sales")).toBe(0 - order.subtotalCents);
        expect(accountTotal({ entries }, "freight")).toBe(0 - order.shippingCents);
        const taxes = entries.map(({ taxCents }) => taxCents);
        expect(order.taxCents === null ? taxes.every((tax) => tax === null) : sum(taxes.map(Number))).toBe(
          order.taxCents ?? true,
        );
        for (const { postings } of entries) {
          const bySales = postings.filter(({ account }) => account === "sales" || account === "freight");
          expect(bySales.every(({ cents: posted }) => posted < 0)).toBe(true);
        }
      }
    }),
  );
});

it("ends with the balances of the invoices and what is not invoiced yet, overpayments apart", () => {
  fc.assert(
    fc.property(lives, (all) => {
      const rows = inOrder(all);
      const invoices = all.flatMap((one) => one.invoices);
      const journal = bookLives(all);

      const balances = invoices.map(({ id, amountCents }) => {
        const paid = rows.filter(({ invoiceId }) => invoiceId === id);
        return amountCents - sum(paid.map(({ kind, amountCents: n }) => (kind === "credit_note" ? -n : n)));
      });
      const promised = sum(
        rows.filter(({ kind }) => kind === "purchase_order" || kind === "void").map((row) => row.amountCents),
      );
      const notInvoiced = promised - sum(invoices.map(({ amountCents }) => amountCents));
      const open = sum(balances.filter((balance) => balance > 0));
      const overpaid = 0 - sum(balances.filter((balance) => balance < 0));
      expect([...journal.balances.values()]).toEqual(balances);
      expect(accountTotal(journal, "receivable")).toBe(open + notInvoiced);
      expect(accountTotal(journal, "credits")).toBe(0 - overpaid);
    }),
  );
});
