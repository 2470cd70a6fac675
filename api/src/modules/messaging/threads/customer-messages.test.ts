import { sql } from "drizzle-orm";
import { signUp } from "../../../testing/customers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { ADA, answer, getThread, messageMails, replyTo, write } from "../../../testing/threads.ts";
import { users } from "../../identity/tables.ts";
import { sentRequests } from "../reference-numbers/sent-requests.table.ts";
import { threads } from "./threads.table.ts";

const { db, browser } = testApp();

async function aThread() {
  const ada = browser();
  await signUp(ada, ADA);
  return { ada, reference: await write(ada, { subject: "Titer" }) };
}
const textsOf = async (by: ReturnType<typeof browser>, reference: string) =>
  (await getThread(by, reference)).body.messages.map(({ text }: { text: string }) => text);

it("is stored and mailed to staff", async () => {
  const { ada, reference } = await aThread();

  const { status, body } = await replyTo(ada, reference, "And for <b>LV-6002</b>?\nAda");

  expect({ status, body }).toEqual({
    status: 200,
    body: { detail: "Your message was sent. We will get back to you as soon as possible.", reference },
  });
  expect(await textsOf(ada, reference)).toEqual([
    "Which titer may I expect?",
    "And for <b>LV-6002</b>?\nAda",
  ]);
  const mails = await messageMails(db());
  expect(mails.at(-1)).toMatchObject({
    recipient: "support@ligate.example",
    subject: `${reference}: Titer`,
    replyTo: null,
  });
  expect(mails.at(-1)?.text).toContain("And for <b>LV-6002</b>?\nAda");
  expect(mails.at(-1)?.text).toContain(`pnpm staff reply ${reference}`);
  expect(mails.at(-1)?.html).not.toContain("<b>LV-6002");
});

it.each([
  ["names an address that is not verified", null, /^Address: not verified$/m],
  ["does not mention one that is verified", new Date(), /^(?!.*not verified)/s],
])("%s to staff", async (_what, emailVerifiedAt, text) => {
  const { ada, reference } = await aThread();
  await db().update(users).set({ emailVerifiedAt });

  await replyTo(ada, reference);

  expect((await messageMails(db())).at(-1)?.text).toMatch(text);
});

it("is stored once if it is sent twice at the same time", async () => {
  const { ada, reference } = await aThread();

  const answers = await Promise.all([1, 2, 3].map(() => replyTo(ada, reference)));

  expect(answers.map(({ status, body }) => [status, body.reference])).toEqual(
    answers.map(() => [200, reference]),
  );
  expect(await textsOf(ada, reference)).toHaveLength(2);
  expect(await messageMails(db())).toHaveLength(3);
});

it("is stored again after an hour, or if staff have written meanwhile", async () => {
  const { ada, reference } = await aThread();
  await replyTo(ada, reference, "Yes.");
  await answer(db(), reference, "And 20 µg as well?");
  await replyTo(ada, reference, "Yes.");
  await replyTo(ada, reference, "Yes.");
  expect(await textsOf(ada, reference)).toHaveLength(4);

  await db().update(sentRequests).set({ expiresAt: sql`now()` });
  await replyTo(ada, reference, "Yes.");

  expect(await textsOf(ada, reference)).toHaveLength(5);
});

it("keeps two different answers that are sent at the same time, and their order", async () => {
  const { ada, reference } = await aThread();

  await Promise.all(["One", "Two", "Three"].map((text) => replyTo(ada, reference, text)));

  expect((await textsOf(ada, reference)).toSorted()).toEqual([
    "One",
    "Three",
    "Two",
    "Which titer may I expect?",
  ]);
  const [thread] = await db().select().from(threads);
  expect(thread?.lastMessageAt.getTime()).toBeGreaterThan(thread?.createdAt.getTime() ?? 0);
});

it.each([
  ["an empty text", " \n "],
  ["5,001 characters", "a".repeat(5_001)],
  ["a control character", "a\u001b[2J"],
  ["a change of direction", "a\u202eb"],
  ["a number", 7],
])("is refused with %s", async (_what, message) => {
  const { ada, reference } = await aThread();

  expect(await replyTo(ada, reference, message as string)).toMatchObject({
    status: 400,
    body: { fields: { message: expect.stringMatching(/\.$/) } },
  });
  expect(await textsOf(ada, reference)).toHaveLength(1);
});

it("is refused after 20 within an hour, for the account from any address", async () => {
  const { ada, reference } = await aThread();
  for (let n = 0; n < 20; n++) expect((await replyTo(ada, reference, `No. ${n}`)).status).toBe(200);
  const elsewhere = browser("192.0.2.7");
  for (const [name, value] of ada.cookies) elsewhere.cookies.set(name, value);

  for (const by of [ada, elsewhere]) {
    const { status, headers, body } = await replyTo(by, reference, "No. 20");
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(3_000);
    expect(body.detail).toMatch(/^Too many messages were sent\. Please try again in \d+ minutes\.$/);
  }
  expect(await textsOf(ada, reference)).toHaveLength(21);
});

it("is refused after 20 within an hour from one address, for another account too", async () => {
  const { ada, reference } = await aThread();
  for (let n = 0; n < 20; n++) await replyTo(ada, reference, `No. ${n}`);
  const eve = browser();
  await signUp(eve, "eve@lab.example");
  const eves = await write(eve);

  expect((await replyTo(eve, eves)).status).toBe(429);
});
