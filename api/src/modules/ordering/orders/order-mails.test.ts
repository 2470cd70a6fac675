import { sql } from "drizzle-orm";
import { outbox } from "../../../jobs/outbox.table.ts";
import { signUp } from "../../../testing/customers.ts";
import { payByCheck, payByOrder, STAFF, shipAndInvoice, shopping } from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { ADDRESS, addSpecified, atCheckout, COMPLETE, getCart, pay } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { users } from "../../identity/tables.ts";
import { orders } from "./orders.table.ts";
import { changeOrderStatus } from "./status/change-order-status.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const TYPED = "Buy pills at evil example";
const EVERYWHERE = {
  ...Object.fromEntries(["first_name", "last_name", "address_line_1", "apt", "city"].map((n) => [n, TYPED])),
  state: "MA",
  zipcode: "02142",
  billing_address: { address: TYPED, city: TYPED, state: "MA", zipcode: "02142" },
};
const theOrder = async () => {
  const [order] = await db().select().from(orders);
  if (!order) throw new Error("There is no order");
  return order;
};
const unverify = () => db().update(users).set({ emailVerifiedAt: sql`null` });

async function sentMails() {
  const mails = await db().select().from(outbox).orderBy(outbox.id);
  return mails.map(({ subject, text, html }) => `${subject}\n${text}\n${html}`);
}

/** Moves an order to its end, by an invoice if it is unpaid. */
async function moveToPaid(isPaid: boolean) {
  const { orderNumber } = await theOrder();
  await db().transaction(async (tx) => {
    await changeOrderStatus(tx, orderNumber, "in_progress", STAFF);
    await changeOrderStatus(tx, orderNumber, "ready_for_delivery", STAFF);
    if (isPaid) return changeOrderStatus(tx, orderNumber, "paid", STAFF);
  });
  if (isPaid) return;
  const { number, amountCents } = await shipAndInvoice(db(), orderNumber);
  await payByCheck(db(), number, amountCents);
}

describe("the emails of an order to an unverified address", () => {
  it("contain nothing that the buyer typed", async () => {
    const eve = browser();
    const { cart } = await atCheckout(eve, "victim@lab.example");
    await pay(eve, cart, { address: EVERYWHERE });
    await moveToPaid(true);

    const mails = await sentMails();

    expect(mails.length).toBeGreaterThanOrEqual(4);
    for (const mail of mails) expect(mail).not.toContain("pills");
  });

  it("contain nothing that the buyer specified, but say where it is shown", async () => {
    const eve = browser();
    await signUp(eve, "victim@lab.example");
    await addSpecified(eve, { ...COMPLETE, insert: { source: "sequence", name: TYPED, sequence: "ACGTAC" } });
    const cart = await getCart(eve);
    await pay(eve, cart);

    const mails = await sentMails();

    for (const mail of mails) expect(mail).not.toMatch(/pills|C-terminal/);
    expect(mails.at(-1)).toContain("The specifications of your products are shown on the order's page.");
  });

  it("contain nothing of a purchase order and its invoice", async () => {
    const eve = browser();
    const cart = await shopping(db(), eve, 1, "victim@lab.example");
    await payByOrder(eve, cart, { order_number: TYPED, address: JSON.stringify(EVERYWHERE) });
    const before = await sentMails();
    await unverify();
    await moveToPaid(false);

    const mails = (await sentMails()).slice(before.length);

    expect(mails).toHaveLength(5);
    for (const mail of mails) expect(mail).not.toContain("pills");
  });
});

it("greets a verified customer by name and names the PO number", async () => {
  const ada = browser();
  await payByOrder(ada, await shopping(db(), ada));
  await moveToPaid(false);

  const mails = (await sentMails()).slice(1);

  expect(mails).toHaveLength(6);
  for (const mail of mails) expect(mail).toContain(`, ${ADDRESS.first_name}. `);
  expect(mails[0]).toContain("your purchase order PO-7");
});

it("leads to the page of the order", async () => {
  const ada = browser();
  await payByOrder(ada, await shopping(db(), ada));
  const { orderNumber } = await theOrder();
  await db().transaction((tx) => changeOrderStatus(tx, orderNumber, "in_progress", STAFF));

  const [, placed, moved] = await sentMails();

  for (const mail of [placed, moved]) expect(mail).toMatch(new RegExp(`/profile/order/${orderNumber}\\b`));
});
