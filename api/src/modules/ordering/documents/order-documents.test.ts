import { invoiceLabel } from "@ligate/contract/invoices/invoice-label";
import { eq } from "drizzle-orm";
import { signUp } from "../../../testing/customers.ts";
import { pdfText } from "../../../testing/pdf-text.ts";
import { invoiced, openInvoice, paidByCard } from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { users } from "../../identity/tables.ts";
import { openOrderDocument } from "./open-order-document.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const EMAIL = "ada@lab.example";

const findUser = async (email: string) => {
  const [user] = await db().select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`${email} has no account`);
  return user;
};
async function print(id: string, kind: string, email = EMAIL) {
  const { name, mediaType, open } = await openOrderDocument(
    db(),
    await findUser(email),
    { id, kind },
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
  expect((await print(number, "confirmation")).text).not.toContain("Balance due");
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
