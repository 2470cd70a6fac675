import { eq } from "drizzle-orm";
import { TOTP } from "otpauth";
import { runCommand } from "../../../../cli/run-command.ts";
import { logIn, PASSWORD, signUpVerified, subjectsTo } from "../../../../testing/customers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { securityEvents } from "../../security-events.table.ts";
import { recoveryCodes } from "../users.table.ts";

const { db, browser } = testApp();
const URL = "/api/users/second-factor/";
const ADA = "ada@lab.example";

async function protectedCustomer() {
  const ada = browser();
  await signUpVerified(db(), ada, ADA);
  const { body } = await ada.post(`${URL}setup/`, { currentPassword: PASSWORD });
  await ada.post(`${URL}confirm/`, { code: new TOTP({ secret: body.secret }).generate() });
}
const staff = (...args: string[]) =>
  runCommand({ db: db(), publicUrl: "https://store.example", folder: "/", actor: "grace" }, args);

it("removes the second factor of a customer who has lost it, and mails and records it", async () => {
  await protectedCustomer();

  const { report } = await staff("account:remove-second-factor", "Ada@Lab.example");

  expect(report?.messages).toEqual([
    `${ADA} can now log in with the password alone. The customer is notified by e-mail.`,
  ]);
  expect((await logIn(browser(), ADA)).status).toBe(200);
  expect(await db().select().from(recoveryCodes)).toEqual([]);
  expect(await subjectsTo(db(), ADA)).toContain("The second factor of your Ligate account was removed");
  const events = await db().select().from(securityEvents).where(eq(securityEvents.actor, "grace"));
  expect(events.map(({ kind }) => kind)).toEqual(["staff_command", "second_factor_removed"]);
});

it.each([
  ["nobody@lab.example", "No account with the address nobody@lab.example was found."],
  ["ada", "ada is not a valid email address."],
  ["eve@lab.example", "The account eve@lab.example has no second factor."],
])("explains why it does nothing for %s", async (email, problem) => {
  await signUpVerified(db(), browser(), "eve@lab.example");

  expect(await staff("account:remove-second-factor", email)).toEqual({ problem });
});
