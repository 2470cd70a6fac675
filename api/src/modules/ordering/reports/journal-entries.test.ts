import { aLedgerRow, aSoldOrder, sumRows } from "../testing/ledger-rows.ts";
import { compareWithLedger } from "./financial-report.ts";
import { bookLedger, type LedgerRow } from "./journal.ts";

/** The amounts that each row posts, by account. */
const book = (rows: LedgerRow[], invoices: { id: number; amountCents: number }[] = []) =>
  bookLedger(rows, invoices).entries.map(({ postings }) =>
    Object.fromEntries(postings.map(({ account, cents }) => [account, cents])),
  );

const HALVES = aSoldOrder({
  subtotalCents: 100_01,
  shippingCents: 43_00,
  totalCents: 143_01,
  taxCents: 6_25,
});

it("divides a sale between the parts that are captured and promised, in the order in which they are booked", () => {
  const captured = aLedgerRow(HALVES, "capture", 71_50, { captureId: "A" });
  const promised = aLedgerRow(HALVES, "purchase_order", 71_51);

  expect(book([captured, promised])).toEqual([
    { paypal: 71_50, sales: -50_01, freight: -21_49 },
    { receivable: 71_51, sales: -50_00, freight: -21_51 },
  ]);
  expect(book([promised, captured])).toEqual([
    { receivable: 71_51, sales: -50_01, freight: -21_50 },
    { paypal: 71_50, sales: -50_00, freight: -21_50 },
  ]);
  expect(bookLedger([captured, promised], []).entries.map(({ taxCents }) => taxCents)).toEqual([3_12, 3_13]);
});

it("keeps an overpayment as the customer's credit until it is sent back", () => {
  const order = aSoldOrder();
  const invoice = { id: 7, amountCents: 143_00 };
  const rows = [
    aLedgerRow(order, "purchase_order", 143_00),
    aLedgerRow(order, "credit_note", -3_00, { invoiceId: 7 }),
    aLedgerRow(order, "transfer", 100_00, { invoiceId: 7 }),
    aLedgerRow(order, "transfer", 50_00, { invoiceId: 7 }),
    aLedgerRow(order, "transfer", -10_00, { invoiceId: 7 }),
  ];

  expect(book(rows, [invoice]).slice(1)).toEqual([
    { returns: 3_00, receivable: -3_00 },
    { bank: 100_00, receivable: -100_00 },
    { bank: 50_00, receivable: -40_00, credits: -10_00 },
    { credits: 10_00, bank: -10_00 },
  ]);
  expect(bookLedger(rows, [invoice]).balances.get(7)).toBe(0);
});

it("owes a held payment to the customer, and sells nothing, also in another currency", () => {
  const order = aSoldOrder();
  const held = { captureId: "A", isHeld: true, currency: "EUR" };
  const rows = [
    aLedgerRow(order, "capture", 1_00, held),
    aLedgerRow(order, "refund", -1_00, { ...held, isHeld: false }),
  ];

  expect(book(rows)).toEqual([
    { paypal: 1_00, credits: -1_00 },
    { credits: 1_00, paypal: -1_00 },
  ]);
  expect(compareWithLedger(bookLedger(rows, []).entries, sumRows(rows))).toEqual([]);
});

it("sends an overpayment by card back once, at PayPal or by the bank", () => {
  const order = aSoldOrder();
  const invoice = { id: 7, amountCents: 143_00 };
  const captured = { invoiceId: 7, captureId: "A" };
  const paid = [aLedgerRow(order, "purchase_order", 143_00), aLedgerRow(order, "capture", 150_00, captured)];
  const refund = aLedgerRow(order, "refund", -7_00, captured);

  expect(book([...paid, refund, refund], [invoice]).slice(1)).toEqual([
    { paypal: 150_00, receivable: -143_00, credits: -7_00 },
    { credits: 7_00, paypal: -7_00 },
    { returns: 7_00, paypal: -7_00 },
  ]);
  const sentBack = aLedgerRow(order, "transfer", -5_00, { invoiceId: 7 });
  expect(book([...paid, sentBack, refund], [invoice]).slice(2)).toEqual([
    { credits: 5_00, bank: -5_00 },
    { credits: 2_00, returns: 5_00, paypal: -7_00 },
  ]);
});

it("sells no more than the order, and owes the rest to the customer", () => {
  const captured = aLedgerRow(aSoldOrder(), "capture", 150_00, { captureId: "A" });
  const refund = aLedgerRow(aSoldOrder(), "refund", -5_00, { captureId: "A" });

  expect(book([captured, refund, refund])).toEqual([
    { paypal: 150_00, sales: -100_00, freight: -43_00, credits: -7_00 },
    { credits: 5_00, paypal: -5_00 },
    { credits: 2_00, returns: 3_00, paypal: -5_00 },
  ]);
});

it("takes back from the sales what is void or was not owed to the customer", () => {
  const order = aSoldOrder();
  const sold = aLedgerRow(order, "capture", 143_00, { captureId: "A" });
  const held = aLedgerRow(order, "capture", 5_00, { captureId: "B", isHeld: true });
  const back = aLedgerRow(order, "refund", -143_00, { captureId: "A" });
  const both = aLedgerRow(order, "reversal", -6_00, { captureId: "B" });

  const promise = aLedgerRow(order, "purchase_order", 143_00);
  expect(book([promise, aLedgerRow(order, "void", -143_00)]).at(-1)).toEqual({
    returns: 143_00,
    receivable: -143_00,
  });
  expect(book([sold, held, back, both]).slice(2)).toEqual([
    { returns: 143_00, paypal: -143_00 },
    { credits: 5_00, returns: 1_00, paypal: -6_00 },
  ]);
});

it("finds a row that the journal has twice, not at all, or with another amount", () => {
  const order = aSoldOrder();
  const row = aLedgerRow(order, "capture", 143_00, { captureId: "A" });
  const { entries } = bookLedger([row], []);
  const difference = (journalCents: number, ledgerCents: number) => [
    { kind: "capture", currency: "USD", journalCents, ledgerCents },
  ];

  expect(compareWithLedger([...entries, ...entries], sumRows([row]))).toEqual(difference(286_00, 143_00));
  expect(compareWithLedger([], sumRows([row]))).toEqual(difference(0, 143_00));
  expect(compareWithLedger(entries, [])).toEqual(difference(143_00, 0));
  expect(compareWithLedger(entries, sumRows([{ ...row, amountCents: 1 }]))).toEqual(difference(143_00, 1));
});
