import { outbox } from "../../jobs/outbox.table.ts";
import { MAX_ATTEMPTS } from "../../jobs/outbox.ts";
import type { Browser } from "../../testing/browser.ts";
import { PASSWORD, signUp, subjectsTo } from "../../testing/customers.ts";
import { testApp } from "../../testing/test-app.ts";
import { ADA } from "../../testing/threads.ts";

const { db, browser } = testApp();
const CLOSED = "Your Ligate account was closed";
const close = (by: Browser) => by.post("/api/users/close-account/", { currentPassword: PASSWORD });

it("is one of five notices a day to an address that is not verified, whatever its accounts do", async () => {
  for (let n = 0; n < 6; n++) {
    const ada = browser();
    await signUp(ada, ADA);
    expect((await close(ada)).status).toBe(200);
  }
  const ada = browser();
  await signUp(ada, ADA);
  const newPassword = "Another5Horse";
  const change = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword };
  expect((await ada.post("/api/users/reset-user-password/", change)).status).toBe(200);

  const subjects = await subjectsTo(db(), ADA);

  expect(subjects.filter((subject) => subject === CLOSED)).toHaveLength(5);
  expect(subjects).not.toContain("Your Ligate password was changed");
});

it("keeps the address in no mail that was given up or held", async () => {
  const ada = browser();
  await signUp(ada, ADA);
  const failure = `550 5.1.1 <${ADA}>: no such user`;
  await db().update(outbox).set({ attempts: MAX_ATTEMPTS, failure });

  await close(ada);

  const [givenUp, confirmation] = await db().select().from(outbox).orderBy(outbox.id);
  expect(givenUp).toMatchObject({ recipient: "", subject: "", text: "", html: "", failure: "" });
  expect(givenUp?.sentAt).not.toBeNull();
  expect(confirmation).toMatchObject({ recipient: ADA, subject: CLOSED, sentAt: null });
});
