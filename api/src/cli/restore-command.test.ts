import { sql } from "drizzle-orm";
import { outbox } from "../jobs/outbox.table.ts";
import { type Mailer, sendDueEmails } from "../jobs/outbox.ts";
import { orders } from "../modules/ordering/tables.ts";
import { backUp } from "../testing/database/backup.ts";
import { invoiced, openInvoice, paidByCard } from "../testing/purchase-orders.ts";
import { sandboxProviders } from "../testing/sandbox-providers.ts";
import { atCheckout, capture } from "../testing/shoppers.ts";
import { staffCommands } from "../testing/staff-commands.ts";
import { testApp } from "../testing/test-app.ts";
import { runCommand } from "./run-command.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const { staff, says, findMismatches } = staffCommands(app);

let sent: string[];
const mailer: Mailer = {
  send: async ({ recipient, subject }) => void sent.push(`${recipient}: ${subject}`),
  close: () => undefined,
};
const print = async () => undefined;
const fail = (error: unknown) => {
  throw error;
};
/** Sends the mails that are due, and those that become due in the next hours. */
async function sendMails() {
  await db().update(outbox).set({ dueAt: sql`now()` }).where(sql`sent_at is null`);
  while (await sendDueEmails(db(), mailer, print, fail));
}
beforeEach(() => {
  sent = [];
});

const listMails = async () =>
  ((await staff("mails:list")).report?.rows ?? []).map(({ id, recipient, subject, next }) => ({
    id,
    mail: `${recipient}: ${subject}`,
    next,
  }));

const CAPTURE = /\(capture (\w+)\)/;
const REFUND = /, refund (\w+)/;

it("finds all payments since the backup, resolves them, and sends no mail twice", async () => {
  const ada = browser();
  const adaPayment = await atCheckout(ada, "ada@lab.example");
  const bobsOrder = await paidByCard(db(), browser(), "bob@lab.example");
  const carol = browser();
  const carolsInvoice = await invoiced(db(), carol, "carol@lab.example");
  const dan = browser();
  const danPayment = await atCheckout(dan, "dan@lab.example");
  providers.plan("capture", "no answer", "no answer");
  await capture(dan, danPayment.id, danPayment.cart);
  await db().execute(sql`update capture_attempts set lease_until = now()`);

  const restore = await backUp(db());

  await capture(ada, adaPayment.id, adaPayment.cart);
  await staff("refund", bobsOrder, "100", "--reason", "Late");
  await (await openInvoice(carol, carolsInvoice)).pay();
  await capture(dan, danPayment.id, danPayment.cart);
  await paidByCard(db(), browser(), "eve@lab.example");
  await staff("refund", await paidByCard(db(), browser(), "fay@lab.example"), "--reason", "Late");
  await sendMails();
  const sentBefore = sent.length;
  await restore();

  expect(await says("after-restore")).toMatch(/^\d+ mails are held/);
  const held = await listMails();
  expect(held).toContainEqual({
    id: expect.any(Number),
    mail: expect.stringMatching(/^dan@lab\.example: .*order/),
    next: "none",
  });
  expect(held.filter(({ mail }) => !sent.includes(mail))).toEqual([]);

  const found = await findMismatches();
  expect(found).toHaveLength(4);
  const [ofAda = "", ofBob = "", ...others] = found;
  expect(ofAda).toMatch(/that belong to no order/);
  expect(ofBob).toMatch(/has refunds of 0 cents in the ledger, but PayPal has paid back 10000, refund/);
  for (const other of others) expect(other).toMatch(/the database does not know/);
  const ids = [CAPTURE.exec(ofAda), REFUND.exec(ofBob), ...others.map((one) => CAPTURE.exec(one))];
  const [adas = "", bobs = "", ...unknown] = ids.map((match) => match?.[1] ?? "");

  expect(await says("payments:adopt", adas)).toMatch(/^Capture \w+ pays order \d{10}\.$/);
  expect(await says("payments:adopt", bobs)).toBe(`Transaction ${bobs} is booked for order ${bobsOrder}.`);
  const adopted = await Promise.all(unknown.map((id) => says("payments:adopt", id)));
  expect(adopted).toContain(`Capture ${unknown[0]} pays order ${carolsInvoice}.`);
  const refused = unknown.filter((_, i) => adopted[i]?.includes("cannot be adopted"));
  expect(refused).toHaveLength(1);
  for (const id of refused)
    expect(await says("payments:refund", id, "--reason", "We have lost your order")).toMatch(
      /are paid back\.$/,
    );

  expect(await findMismatches()).toEqual([]);
  await staff("after-restore");
  const ofNewOrder = (await listMails()).find(({ mail }) => !sent.includes(mail));
  expect(ofNewOrder?.mail).toMatch(/^ada@lab\.example: .*order/);
  await staff("mails:retry", String(ofNewOrder?.id));
  expect(await says("mails:discard")).toMatch(/^\d+ mails are discarded\.$/);
  await sendMails();

  expect(sent.slice(sentBefore)).toEqual([ofNewOrder?.mail]);
  expect((await staff("audit")).report).not.toHaveProperty("hasFailed");
  expect(await db().$count(orders)).toBe(4);
});

it("refuses while the store runs, which may be sending its mails", async () => {
  const { log } = app();
  const shop = { db: db(), publicUrl: "https://store.example", folder: "/", actor: "grace", log };

  expect((await runCommand(shop, ["after-restore"])).problem).toMatch(/^Stop the store first/);
});
