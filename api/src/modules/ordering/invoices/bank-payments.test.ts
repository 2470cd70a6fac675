import { outbox } from "../../../jobs/outbox.table.ts";
import { signUpVerified } from "../../../testing/customers.ts";
import { aQuote } from "../../../testing/orders.ts";
import {
  captureHalf,
  invoiced,
  makeReady,
  newestOrder,
  openHalf,
  openInvoice,
  payByCheck,
  payByOrder,
  STAFF,
  shipAndInvoice,
  shopping,
} from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { getCart, LARGER, PLASMID } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { auditMoney } from "../payments/audit/audit-money.ts";
import { ledger } from "../payments/payments.table.ts";
import { requestRefund } from "../payments/refunds/refund.service.ts";
import { returnOverpayment } from "./record-bank-payment.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);
const isClean = async () => expect((await auditMoney(db())).mismatches).toEqual([]);
const lastMail = async () => (await db().select().from(outbox).orderBy(outbox.id)).at(-1);
const sendBack = (number: string, amountCents: number, reference: string) =>
  db().transaction((tx) =>
    returnOverpayment(tx, number, { amountCents, method: "ach", reference, receivedOn: "2026-11-28" }, STAFF),
  );

describe("a check", () => {
  it("pays a part of an invoice; the rest is paid by card", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);

    expect(await payByCheck(db(), number, 400_00)).toMatchObject({ balanceCents: 72_00, paidAt: null });

    expect(await lastMail()).toMatchObject({
      subject: `A payment for invoice IV-${number} received`,
      text: expect.stringMatching(/\$400\.00[\s\S]*Balance Due: \$72\.00/),
    });
    expect((await ada.get(`/api/users/view-order/${number}`)).body).toMatchObject({
      status: "invoiced",
      invoice: { invoice_due: 72, part_paid: 400, is_paid: false },
    });
    const { pay, total_price } = await openInvoice(ada, number);
    expect(total_price).toBe(72);
    expect((await pay()).status).toBe(200);
    expect((await ada.get(`/api/orders/get-invoice/${number}`)).body).toMatchObject({
      status: "paid",
      invoice: { invoice_due: 472 },
      payments: [{ label: "Paid by Check 1043", amount: 400 }, { amount: 72 }],
    });
    await isClean();
  });

  it("that exceeds the balance is reported as an overpayment, which is sent back once", async () => {
    const ada = browser();
    const number = await invoiced(db(), ada);

    expect(await payByCheck(db(), number, 500_00)).toMatchObject({ balanceCents: -28_00 });

    expect((await lastMail())?.text).toContain("That is $28.00 more than was due.");
    expect((await ada.get(`/api/users/view-order/${number}`)).body).toMatchObject({
      status: "paid",
      invoice: { is_paid: true, invoice_due: 472, overpaid: 28 },
    });
    await expect(sendBack(number, 28_01, "R-1")).rejects.toThrow("is overpaid by $28.00");
    await sendBack(number, 28_00, "R-1");
    await expect(sendBack(number, 28_00, "R-1")).rejects.toThrow("has already been recorded");
    await expect(sendBack(number, 1, "R-2")).rejects.toThrow("is overpaid by $0.00");
    await isClean();
  });

  it("is recorded once, also by two members of staff at the same time", async () => {
    const number = await invoiced(db(), browser());

    const both = await Promise.allSettled([
      payByCheck(db(), number, 100_00),
      payByCheck(db(), number, 100_00),
    ]);

    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(payByCheck(db(), number, 372_00)).rejects.toThrow(
      `Check 1043 has already been recorded for invoice IV-${number}. It was not recorded again.`,
    );
    const booked = (await db().select().from(ledger)).filter(({ kind }) => kind === "transfer");
    expect(booked).toMatchObject([{ amountCents: 100_00 }]);
    await isClean();
  });

  it("is not reduced by the payments and credit notes of other orders", async () => {
    const other = await invoiced(db(), browser(), "eve@lab.example");
    const context = { db: db(), publicUrl: STAFF.publicUrl };
    await requestRefund(context, { orderNumber: other, amountCents: 20_00, reason: "Late", actor: "grace" });
    await payByCheck(db(), other, 30_00);
    const number = await invoiced(db(), browser());

    expect(await payByCheck(db(), number, 1_00)).toMatchObject({
      creditedCents: 0,
      paidCents: 1_00,
      balanceCents: 471_00,
    });
  });

  it("cannot pay an invoice that is paid, nor an unknown one", async () => {
    const number = await invoiced(db(), browser());
    await payByCheck(db(), number, 472_00);

    await expect(payByCheck(db(), number, 1, "1044")).rejects.toThrow("has already been paid");
    await expect(payByCheck(db(), "1", 1)).rejects.toThrow("No such invoice was found.");
  });
});

it("pays the invoices of parts in any order; with the last one, the order is paid", async () => {
  const ada = browser();
  await payByOrder(ada, await shopping(db(), ada, 2));
  const number = await newestOrder(db());
  await makeReady(db(), number);
  const first = await shipAndInvoice(db(), number, new Map([[1, 1]]));
  await isClean();
  const state = async () => (await ada.get(`/api/users/view-order/${number}`)).body.status;
  expect(await state()).toBe("ready_for_delivery");

  const second = await shipAndInvoice(db(), number);

  expect([first.number, second.number]).toEqual([number, `${number}-2`]);
  expect(first.amountCents + second.amountCents).toBe(first.subtotalCents * 2 + first.shippingCents);
  expect(await state()).toBe("invoiced");
  await (await openInvoice(ada, second.number)).pay();
  expect(await state()).toBe("invoiced");
  await payByCheck(db(), first.number, first.amountCents);
  expect(await state()).toBe("paid");
  await isClean();
});

it("waits with the invoice of a part that is worth less than a cent of the purchase order", async () => {
  const ada = browser();
  await signUpVerified(db(), ada, "ada@lab.example");
  const line = { sku: PLASMID, unitSize: "", quantity: 1 };
  const lines = [
    { ...line, unitCents: 1 },
    { ...line, sku: LARGER, unitCents: 1200_00 },
  ];
  await ada.post(`/api/orders/cart/add-quote-to-cart/${await aQuote(db(), { lines })}`);
  const cart = await getCart(ada);
  await captureHalf(ada, await openHalf(ada, cart), cart);
  const number = await newestOrder(db());
  await makeReady(db(), number);

  await expect(shipAndInvoice(db(), number, new Map([[1, 1]]))).rejects.toThrow("is paid in advance");

  expect(await shipAndInvoice(db(), number)).toMatchObject({ number, amountCents: 600_01 });
  await isClean();
});
