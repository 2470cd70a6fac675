import { eq } from "drizzle-orm";
import { signUp, signUpVerified } from "../../../testing/customers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { ADA, answer, getThread, messageMails, replyTo, write } from "../../../testing/threads.ts";
import { users } from "../../identity/tables.ts";
import { guestMessages } from "./guest-messages.ts";
import { threadMessages, threads } from "./threads.table.ts";

const { db, browser } = testApp();
const TYPED = {
  firstName: "Evil",
  lastName: "Mallory",
  subject: "Cheap pills",
  message: "buy http://evil.example",
};
const lastMail = async () => (await messageMails(db())).at(-1);

it.each(["verified", "unverified"])(
  "is stored, and a customer whose address is %s is mailed a link without any text",
  async (state) => {
    const ada = browser();
    if (state === "verified") await signUpVerified(db(), ada);
    else await signUp(ada, ADA);
    const reference = await write(ada, TYPED);

    const done = await answer(db(), reference, "The titer is high.");

    expect(done).toEqual({ recipient: ADA, isNew: true, hasAccount: true });
    expect((await getThread(ada, reference)).body).toMatchObject({
      unread: 1,
      messages: [
        {},
        { author: "staff", text: "The titer is high.", is_unread: true, sent_signed_out: false },
      ],
    });
    expect(await db().select().from(threadMessages).where(eq(threadMessages.author, "staff"))).toMatchObject([
      { actor: "grace", readAt: null },
    ]);
    const mail = await lastMail();
    expect(mail).toMatchObject({ recipient: ADA, subject: `Answer to your message ${reference}` });
    expect(mail?.text).toContain(`https://store.example/profile/messages/${reference}`);
    for (const word of ["titer", "Evil", "Mallory", "pills", "buy", "evil"])
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(word);
  },
);

it("is mailed to a visitor, without the visitor's own text", async () => {
  const reference = await write(browser(), TYPED);

  const done = await answer(db(), reference, "The titer is <high>.\nYours, Grace");

  expect(done).toEqual({ recipient: ADA, isNew: true, hasAccount: false });
  const mail = await lastMail();
  expect(mail).toMatchObject({ recipient: ADA, replyTo: "support@ligate.example" });
  expect(mail?.text).toContain("The titer is <high>.\nYours, Grace");
  expect(mail?.html).not.toContain("<high>");
  for (const word of ["Evil", "Mallory", "pills", "buy", "evil", "/profile/"])
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(word);
});

it("reaches the account's present address", async () => {
  const ada = browser();
  await signUp(ada, ADA);
  const reference = await write(ada);
  await db().update(users).set({ email: "ada@new.example" });

  expect((await answer(db(), reference)).recipient).toBe("ada@new.example");
});

it("reaches the address of a deleted account as a visitor's, and the thread stays with staff", async () => {
  const ada = browser();
  await signUpVerified(db(), ada);
  const reference = await write(ada);
  await db().delete(users);

  expect(await answer(db(), reference)).toEqual({ recipient: ADA, isNew: true, hasAccount: false });
  expect((await getThread(ada, reference)).status).toBe(401);
});

it("is stored and mailed once if it is sent twice, and again after the customer has written", async () => {
  const ada = browser();
  await signUp(ada, ADA);
  const reference = await write(ada);

  const twice = await Promise.all([answer(db(), reference, "Yes."), answer(db(), reference, "Yes.")]);
  expect(twice.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
  await replyTo(ada, reference, "Really?");
  expect((await answer(db(), reference, "Yes.")).isNew).toBe(true);

  expect(await db().$count(threadMessages, eq(threadMessages.author, "staff"))).toBe(2);
});

it("is a visitor's mail or a customer's note, but not both, while the thread joins an account", async () => {
  const ada = browser();
  await signUp(ada, ADA);
  const [user] = await db().select().from(users);
  const reference = await write(browser());

  const [done] = await Promise.all([
    answer(db(), reference),
    db().transaction((tx) => guestMessages.claim(tx, user?.id ?? 0, ADA)),
  ]);

  const mails = (await messageMails(db())).filter(({ subject }) => subject.startsWith("Answer"));
  expect(mails.map(({ text }) => text.includes("/profile/messages/"))).toEqual([done.hasAccount]);
  expect(await db().select().from(threads)).toMatchObject([{ userId: user?.id }]);
});

it("is refused for an unknown reference", async () => {
  await expect(answer(db(), "MS-0000000000")).rejects.toThrow("No such message was found.");
});
