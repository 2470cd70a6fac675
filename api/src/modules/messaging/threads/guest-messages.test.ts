import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { lastToken, logIn, signUp, signUpVerified } from "../../../testing/customers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { ADA, answer, getThread, listThreads, messageMails, write } from "../../../testing/threads.ts";
import { users } from "../../identity/tables.ts";
import { receiveMessage } from "../messages/message.service.ts";
import { guestMessages } from "./guest-messages.ts";
import { threads } from "./threads.table.ts";

const { db, browser } = testApp();
const EVE = "eve@lab.example";

const idOf = async (email = ADA) => {
  const [user] = await db().select().from(users).where(eq(users.email, email));
  return user?.id ?? 0;
};
/** Verifies an address as the store does: marks it, then claims the threads, in one transaction. */
const verify = async (email = ADA, beforeCommit = async () => {}) => {
  const id = await idOf(email);
  await db().transaction(async (tx) => {
    await tx.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id));
    await guestMessages.claim(tx, id, email);
    await beforeCommit();
  });
};
const referencesOf = async (by: ReturnType<typeof browser>) =>
  (await listThreads(by)).threads.map(({ reference }: { reference: string }) => reference);

it("join the account when its address is verified, marked as sent without a login", async () => {
  const earlier = await write(browser(), { email: "ADA@lab.example" });
  const others = await write(browser(), { email: EVE });
  const ada = browser();
  await signUp(ada, ADA);
  const later = await write(browser(), { message: "Another" });
  const own = await write(ada, { message: "Mine" });
  expect(await referencesOf(ada)).toEqual([own]);

  await verify();

  expect((await referencesOf(ada)).toSorted()).toEqual([earlier, later, own].toSorted());
  expect((await getThread(ada, earlier)).body.messages).toMatchObject([{ sent_signed_out: true }]);
  expect((await getThread(ada, own)).body.messages).toMatchObject([{ sent_signed_out: false }]);
  expect((await getThread(ada, others)).status).toBe(404);
});

it("join at once if a verified account has the address, and the receipt leads there", async () => {
  const ada = browser();
  await signUpVerified(db(), ada);

  const reference = await write(browser(), { subject: "Cheap pills" });

  expect((await getThread(ada, reference)).body.messages).toMatchObject([{ sent_signed_out: true }]);
  const receipt = (await messageMails(db())).at(-1);
  expect(receipt).toMatchObject({ recipient: ADA });
  expect(receipt?.text).toContain(`/profile/messages/${reference}`);
  expect(receipt?.text).not.toContain("pills");
});

describe("are marked for staff as not proven", () => {
  const MARK = "not signed in: the sender is not proven";
  const toStaff = async () =>
    (await messageMails(db())).findLast(({ recipient }) => recipient === "support@ligate.example")?.text;

  it("if a customer has the address", async () => {
    const ada = browser();
    await signUp(ada, ADA);
    await write(browser());
    expect(await toStaff()).toContain(`Account: ${ADA}, address not verified, ${MARK}`);

    await verify();
    await write(browser(), { message: "Please send my order elsewhere" });
    expect(await toStaff()).toContain(`Account: ${ADA}, ${MARK}`);
  });

  it("but not a customer who is signed in, nor a visitor without an account", async () => {
    const ada = browser();
    await signUp(ada, ADA);
    await write(ada);
    expect(await toStaff()).not.toContain(MARK);

    await write(browser(), { email: EVE });
    expect(await toStaff()).not.toContain("Account:");
  });
});

it("do not join if the message is sent while another account is signed in", async () => {
  const ada = browser();
  await signUpVerified(db(), ada);
  const eve = browser();
  await signUp(eve, EVE);

  const reference = await write(eve, { email: ADA });

  expect(await referencesOf(ada)).toEqual([]);
  expect(await referencesOf(eve)).toEqual([reference]);
  expect((await messageMails(db())).at(-1)?.text).not.toContain("/profile/");
  await verify();
  expect(await referencesOf(ada)).toEqual([]);
});

describe("join also if they are sent while the address is being verified,", () => {
  const beforeCommit = () => setTimeout(300);

  it("before the verification is committed", async () => {
    const ada = browser();
    await signUp(ada, ADA);
    const visitor = browser();
    await visitor.get("/api/csrf/");

    const verified = verify(ADA, beforeCommit);
    await setTimeout(100);
    const reference = await write(visitor);
    await verified;

    expect(await referencesOf(ada)).toEqual([reference]);
  });

  it("and committed after it", async () => {
    const ada = browser();
    await signUp(ada, ADA);
    const sent = { firstName: "Ada", lastName: "Byron", email: ADA, subject: "Titer", message: "Which?" };

    const received = db().transaction(async (tx) => {
      const reference = await receiveMessage(tx, null, sent, "https://store.example");
      await beforeCommit();
      return reference;
    });
    await setTimeout(100);
    await verify();

    expect(await referencesOf(ada)).toEqual([await received]);
  });
});

it("do not take another account's identical message for a repeated one", async () => {
  const eve = browser();
  await signUp(eve, EVE);
  const visitors = await write(browser());

  expect(await write(eve)).not.toBe(visitors);
});

it("of a deleted account are marked for the next owner of the address", async () => {
  const first = browser();
  await signUp(first, ADA);
  const reference = await write(first);
  await db().delete(users);
  const second = browser();
  await signUp(second, ADA);
  expect(await referencesOf(second)).toEqual([]);

  await verify();

  expect((await getThread(second, reference)).body.messages).toMatchObject([{ sent_signed_out: true }]);
});

it("of an account that somebody else created are marked once the owner of the address takes it over", async () => {
  const eve = browser();
  await signUp(eve, ADA);
  const reference = await write(eve);
  await answer(db(), reference);
  await browser().post("/api/forgot-password/", { email: ADA });
  const password = "Another5Horse";
  const link = await lastToken(db(), "reset-password");
  await browser().post(`/api/reset-password/${link}/`, { password, confirmPassword: password });

  const ada = browser();
  await logIn(ada, ADA, password);
  expect((await getThread(ada, reference)).body.messages).toMatchObject([
    { author: "customer", sent_signed_out: true },
    { author: "staff", sent_signed_out: false },
  ]);
});

it("are counted as unread until the customer has read the answers", async () => {
  const ada = browser();
  await signUpVerified(db(), ada);
  const one = await write(ada);
  const two = await write(ada, { message: "Another" });
  for (const reference of [one, two, two]) await answer(db(), reference, `Answer to ${reference}`);
  const unread = async () => guestMessages.countUnread(db(), await idOf());
  // An identical answer is stored once.
  expect(await unread()).toBe(2);

  await ada.post(`/api/users/messages/${one}/read/`, { last_message_id: 1_000 });

  expect(await unread()).toBe(1);
  expect(await db().$count(threads)).toBe(2);
});
