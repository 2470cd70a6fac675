import { sql } from "drizzle-orm";
import { outbox } from "../jobs/outbox.table.ts";
import { enqueueEmail, MAX_ATTEMPTS, type Mailer, sendDueEmails } from "../jobs/outbox.ts";
import { testApp } from "../testing/test-app.ts";
import { runCommand } from "./run-command.ts";

const { db } = testApp();
const ADA = "ada@lab.example";
const staff = async (...args: string[]) =>
  runCommand({ db: db(), publicUrl: "https://store.example", folder: "/", actor: "grace" }, args);
const enqueue = (key: string) =>
  enqueueEmail(db(), key, ADA, { subject: `About ${key}`, text: "secret link", html: "secret link" });

let error: Error | undefined;
const mailer: Mailer = {
  send: async () => {
    if (error) throw error;
  },
  close: () => undefined,
};
const send = async () => {
  await db().update(outbox).set({ dueAt: sql`now()` });
  await sendDueEmails(
    db(),
    mailer,
    async () => undefined,
    () => undefined,
  );
};
beforeEach(() => {
  error = new Error("Greylisted\u001b[31m");
});

it("lists mails that have failed, with the last error and without their text", async () => {
  await enqueue("a");
  await send();
  await enqueue("b");

  const { report } = await staff("mails:list");

  expect(report?.rows).toEqual([
    {
      id: expect.any(Number),
      recipient: ADA,
      subject: "About a",
      written: expect.stringMatching(/^\d{4}-/),
      attempts: 1,
      next: expect.stringMatching(/^\d{4}-/),
      error: "Greylisted\u001b[31m",
    },
  ]);
  expect(JSON.stringify(report)).not.toContain("secret");
});

it("gives a mail up after three days, which the audit reports, and sends it again on demand", async () => {
  await enqueue("a");
  await db()
    .update(outbox)
    .set({ attempts: MAX_ATTEMPTS - 1 });
  await send();
  expect((await staff("mails:list")).report?.rows).toMatchObject([{ attempts: MAX_ATTEMPTS, next: "none" }]);
  expect((await staff("audit")).report).toMatchObject({
    messages: [expect.anything(), "1 mail is not sent any more: see mails:list."],
    hasFailed: true,
  });
  error = undefined;
  await send();
  expect((await staff("mails:list")).report?.rows).toHaveLength(1);

  expect((await staff("mails:retry")).report?.messages).toEqual(["1 mail is sent again."]);
  await send();

  expect((await staff("mails:list")).report).toEqual({ messages: ["No mail has failed."] });
  expect((await staff("audit")).report?.hasFailed).toBeUndefined();
});

it("sends one mail again by its id, and none that was sent", async () => {
  await enqueue("a");
  await enqueue("b");
  await send();
  const [first] = await db().select().from(outbox).orderBy(outbox.id);
  await staff("mails:retry", String(first?.id));
  expect((await staff("mails:list")).report?.rows).toMatchObject([{ subject: "About b" }]);

  error = undefined;
  await send();
  expect((await staff("mails:retry", String(first?.id))).report?.messages).toEqual([
    "0 mails are sent again.",
  ]);
  expect((await staff("mails:retry", "x")).problem).toBe("The id is that of mails:list.");
});

it("discards a mail by its id, with its text, so that no command can send it", async () => {
  await enqueue("a");
  await enqueue("b");
  await send();
  const [first] = await db().select().from(outbox).orderBy(outbox.id);

  expect((await staff("mails:discard", String(first?.id))).report?.messages).toEqual([
    "1 mail is discarded.",
  ]);

  expect((await staff("mails:list")).report?.rows).toMatchObject([{ subject: "About b" }]);
  expect((await staff("mails:retry", String(first?.id))).report?.messages).toEqual([
    "0 mails are sent again.",
  ]);
  const [discarded] = await db().select().from(outbox).orderBy(outbox.id);
  expect(discarded).toMatchObject({ text: "", html: "", failure: "discarded" });
  expect((await staff("mails:discard", "x")).problem).toBe("The id is that of mails:list.");
});

it("tries for about three days", () => {
  const seconds = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, n) => Math.min(2 ** (n + 1), 3600));
  const days = seconds.reduce((sum, wait) => sum + wait, 0) / 86_400;
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThan(3.1);
});
