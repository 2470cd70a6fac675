import { desc } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { outbox } from "../mail/outbox.table.ts";
import type { Browser } from "./browser.ts";

export const PASSWORD = "Correct4Horse";

/** Signs a new customer up on the sign-up page, in this browser. */
export async function signUp(browser: Browser, email = "ada@lab.example") {
  return browser.post("/api/signup/", { firstName: "Ada", lastName: "Byron", email, password: PASSWORD });
}

export const logIn = (browser: Browser, email = "ada@lab.example", password = PASSWORD) =>
  browser.post("/api/login/", { email, password });

/** The token in the link that was mailed last. */
export async function lastToken(db: Database): Promise<string> {
  const [mail] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  return /\/verify-email\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "no link was mailed";
}
