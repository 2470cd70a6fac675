import { like } from "drizzle-orm";
import { outbox } from "../../../jobs/outbox.table.ts";
import {
  invoice,
  invoiced,
  newestOrder,
  payByCheck,
  payByOrder,
  shopping,
} from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { documentLinks } from "../documents/document-links.table.ts";
import { invoices } from "./invoices.table.ts";
import { remindOfInvoices, setReminders } from "./reminders.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const DUE = "2027-01-10";
const reminders = async () =>
  (await db().select().from(outbox).where(like(outbox.key, "invoice-reminder:%"))).map(
    ({ recipient, subject }) => `${recipient} ${subject}`,
  );
const remindOn = (day: string) => remindOfInvoices(db(), "https://store.example", day);
const isDue = () => db().update(invoices).set({ billedOn: "2026-12-11", dueOn: DUE });

it("reminds the buyer and accounts payable before and after the due date, once each", async () => {
  const ada = browser();
  const references = JSON.stringify({ invoices_to: "ap@institute.example" });
  await payByOrder(ada, await shopping(db(), ada), { references });
  const number = await newestOrder(db());
  await invoice(db(), number);
  await isDue();

  await remindOn("2027-01-02");
  expect(await reminders()).toEqual([]);
  for (const day of ["2027-01-03", "2027-01-03", "2027-01-05"]) await remindOn(day);
  const before = await db().select().from(documentLinks);
  await Promise.all([remindOn("2027-01-17"), remindOn("2027-01-17")]);
  await remindOn("2027-01-31");

  const early = `Invoice IV-${number} is due on January 10, 2027`;
  const late = `Invoice IV-${number} is overdue`;
  expect(await reminders()).toEqual(
    [early, late, late].flatMap((subject) => [
      `ada@lab.example ${subject}`,
      `ap@institute.example ${subject}`,
    ]),
  );
  expect(await db().select().from(documentLinks)).toHaveLength(before.length + 4);
});

it("does not remind of a paid invoice, nor when staff have turned it off", async () => {
  const number = await invoiced(db(), browser());
  await isDue();
  await db().transaction((tx) => setReminders(tx, number, false));
  await remindOn("2027-01-03");
  await db().transaction((tx) => setReminders(tx, number, true));
  await payByCheck(db(), number, 472_00);
  await remindOn("2027-01-17");

  expect(await reminders()).toEqual([]);
  await expect(db().transaction((tx) => setReminders(tx, number, false))).rejects.toThrow("is paid");
});

it("does not send a reminder late, nor one on the day of the invoice", async () => {
  await invoiced(db(), browser());
  await isDue();
  await remindOn("2027-01-10");
  expect(await reminders()).toEqual([]);

  await db().update(invoices).set({ billedOn: "2027-01-05", dueOn: "2027-01-12" });
  await remindOn("2027-01-05");
  expect(await reminders()).toEqual([]);
});
