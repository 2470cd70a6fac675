import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { eq } from "drizzle-orm";
import { signUp, signUpVerified } from "../../../testing/customers.ts";
import { deposit, PDF } from "../../../testing/deposit.ts";
import { aQuote } from "../../../testing/orders.ts";
import { pdfText } from "../../../testing/pdf-text.ts";
import {
  invoiced,
  makeReady,
  openInvoice,
  paidByCard,
  paidInHalves,
  payByCheck,
  STAFF,
  shipAndInvoice,
} from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { users } from "../../identity/tables.ts";
import { requestRefund } from "../payments/refunds/refund.service.ts";
import { openOwnDocument } from "./open-document.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const EMAIL = "ada@lab.example";

const findUser = async (email: string) => {
  const [user] = await db().select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`${email} has no account`);
  return user;
};
async function print(number: string, kind: string, email = EMAIL) {
  const { name, mediaType, open } = await openOwnDocument(
    db(),
    await findUser(email),
    { number, kind },
    app().settings,
  );
  expect(mediaType).toBe("application/pdf");
  return { name, text: pdfText((await open()) as Buffer) };
}

it("prints an invoice that accounts payable can pay", async () => {
  const number = await invoiced(db(), browser());

  const { name, text } = await print(number, "invoice");

  expect(name).toBe(`Invoice ${invoiceLabel(number)}.pdf`);
  for (const expected of [
    invoiceLabel(number),
    "Ligate Biosciences, Inc.",
    "Tax ID 00-0000000 (sample)",
    "Net 30 days",
    "Due date",
    "PO number",
    "PO-7",
    "Bill to",
    "Ship to",
    "Example Institute",
    "CA-LA-CMXXPC-XXXXXX-PD10",
    "$429.00",
    "Freight",
    "$43.00",
    "Sales tax charged",
    "$0.00",
    "Balance due",
    "$472.00",
    "routing number",
    "We never change bank details by e-mail",
    "Page 1 of 1",
  ])
    expect(text).toContain(expected);
  expect((await print(number, "confirmation")).text).toContain("Balance, by invoice$472.00");
  await expect(print(number, "receipt")).rejects.toMatchObject({ status: 404 });
});

it("prints a receipt of a paid invoice, whose balance is nothing", async () => {
  const ada = browser();
  const number = await invoiced(db(), ada);
  await (await openInvoice(ada, number)).pay();

  const { text } = await print(number, "receipt");

  expect(text).toContain("Paid by card or PayPal");
  expect(text).toContain("Received$472.00");
  expect((await print(number, "invoice")).text).toContain("Balance due$0.00");
  expect((await print(number, "invoice")).text).not.toContain("routing number");
});

it("prints a receipt of an order that a card has paid, before it is delivered", async () => {
  const number = await paidByCard(db(), browser());

  const { text } = await print(number, "receipt");

  expect(text).toContain("Received$472.00");
  expect(text).not.toContain("Balance due");
  expect((await print(number, "confirmation")).text).toContain("Balance, by invoice$0.00");
});

it("prints an invoice for each part of an order, which ask for its half to the cent", async () => {
  const number = await paidInHalves(db(), browser());
  await makeReady(db(), number);
  await shipAndInvoice(db(), number, new Map([[1, 1]]));
  await shipAndInvoice(db(), number);

  const first = (await print(number, "invoice")).text;
  const second = (await print(`${number}-2`, "invoice")).text;

  // Three pieces at $429.00 with free shipping; a card has paid $643.50.
  expect(first).toContain("Total$429.00");
  expect(first).toContain("Paid in advance by card or PayPal-$214.50");
  expect(first).toContain("Balance due$214.50");
  expect(second).toContain(`IV-${number}-2`);
  expect(second).toContain("Total$858.00");
  expect(second).toContain("Balance due$429.00");
  const certificate = { kind: "certificate", name: "Lot 7.pdf", bytes: PDF } as const;
  await deposit({ db }, { orderNumber: number }, certificate);
  const list = (await print(`PL-${number}-2`, "packing-list")).text;
  expect(list).toContain("Line 1: Lot 7.pdf (Certificate), on the page of the order.");
  expect(list).toContain("2 of 3");
  expect(list).toContain("Dry ice (UN1845), 2.5 kg");
  expect(list).not.toContain("$");
});

it("prints checks, what is left, and what was paid too much", async () => {
  const number = await invoiced(db(), browser());

  await payByCheck(db(), number, 200_00);
  const part = (await print(number, "invoice")).text;
  expect(part).toContain("Paid by Check 1043 on");
  expect(part).toContain("-$200.00");
  expect(part).toContain("Balance due$272.00");

  await payByCheck(db(), number, 280_00, "1044");
  const over = (await print(number, "invoice")).text;
  expect(over).toContain("Overpaid, to be sent back$8.00");
  expect(over).toContain("Balance due$0.00");
  expect((await print(number, "receipt")).text).toContain("Received$480.00");
});

it("prints a credit note and the invoice that it reduces", async () => {
  const number = await invoiced(db(), browser());
  const context = { db: db(), publicUrl: STAFF.publicUrl };
  await requestRefund(context, {
    orderNumber: number,
    amountCents: 72_00,
    reason: "One vial broke",
    actor: "g",
  });

  const note = (await print(`CN-${number}-1`, "credit-note")).text;
  expect(note).toContain(`Credit to invoice IV-${number}`);
  expect(note).toContain("One vial broke");
  expect(note).toContain("Credited$72.00");
  expect((await print(number, "invoice")).text).toContain("Balance due$400.00");
});

it("prints a quote for the address that it is bound to", async () => {
  await signUpVerified(db(), browser(), EMAIL);
  await signUpVerified(db(), browser(), "eve@lab.example");
  const number = await aQuote(db(), { email: EMAIL });

  const { name, text } = await print(number, "quote");

  expect(name).toBe(`Quote ${number}.pdf`);
  expect(text).toContain("Valid until");
  await expect(print(number, "quote", "eve@lab.example")).rejects.toMatchObject({ status: 404 });
});

it("shows no document to another customer, and no invoice before the address is verified", async () => {
  const number = await invoiced(db(), browser());
  await signUp(browser(), "eve@lab.example");
  await expect(print(number, "invoice", "eve@lab.example")).rejects.toMatchObject({ status: 404 });
  await expect(print(number, "license")).rejects.toMatchObject({ status: 404 });

  await db().update(users).set({ emailVerifiedAt: null }).where(eq(users.email, EMAIL));
  await expect(print(number, "invoice")).rejects.toMatchObject({ status: 403 });
  expect((await print(number, "confirmation")).text).toContain("Order confirmation");
});
