import { desc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { outbox } from "../jobs/outbox.table.ts";
import type { Browser } from "./browser.ts";

export const PASSWORD = "Correct4Horse";

/** Signs up a new customer as the sign-up page does. */
export async function signUp(browser: Browser, email = "ada@lab.example") {
  return browser.post("/api/signup/", { firstName: "Ada", lastName: "Byron", email, password: PASSWORD });
}

/** Signs up a customer and verifies the email address by its link. */
export async function signUpVerified(db: Database, browser: Browser, email = "ada@lab.example") {
  const answer = await signUp(browser, email);
  await browser.post(`/api/verify-email/${await lastToken(db)}/`);
  return answer;
}

export const logIn = (browser: Browser, email = "ada@lab.example", password = PASSWORD) =>
  browser.post("/api/login/", { email, password });

/** Chooses a new password by a mailed link. */
export async function resetPassword(db: Database, browser: Browser, email: string, password: string) {
  await browser.post("/api/forgot-password/", { email });
  const link = `/api/reset-password/${await lastToken(db, "reset-password")}/`;
  return browser.post(link, { password, confirmPassword: password });
}

/** The token in the link of the last email whose path starts with `page`. */
export async function lastToken(db: Database, page = "verify-email"): Promise<string> {
  const mails = await db.select().from(outbox).orderBy(desc(outbox.id));
  const found = mails.map(({ text }) => new RegExp(`/${page}/([\\w-]+)`).exec(text)?.[1]).find(Boolean);
  return found ?? "no link was mailed";
}

/** The subjects of emails to an address, oldest first. */
export async function subjectsTo(db: Database, recipient: string): Promise<string[]> {
  const mails = await db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id);
  return mails.map(({ subject }) => subject);
}
