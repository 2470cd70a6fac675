import { isNotNull, sql } from "drizzle-orm";
import { signUp } from "../../../testing/customers.ts";
import { add } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { deleteExpiredSessions } from "../../identity/index.ts";
import { sessions } from "../../identity/tables.ts";
import { cartLines, carts } from "./carts.table.ts";
import { deleteAbandonedCarts } from "./lock-cart.ts";

const { db, browser } = testApp();

it("deletes the carts of visitors whose sessions have ended, and no others", async () => {
  await add(browser());
  const [abandoned] = await db().select({ id: carts.id }).from(carts);
  await db().update(sessions).set({ expiresAt: sql`now()` });
  const visitor = browser();
  await add(visitor);
  const ada = browser();
  await signUp(ada);
  await add(ada);
  await ada.post("/api/logout/");
  const guest = browser();
  await add(guest);
  await guest.post("/api/signup/", { email: "guest@lab.example" });

  await deleteExpiredSessions(db());
  await db().delete(sessions).where(isNotNull(sessions.signedUpId));
  await deleteAbandonedCarts(db());

  const left = await db().select({ id: carts.id }).from(carts);
  expect(left).toHaveLength(3);
  expect(left).not.toContainEqual(abandoned);
  expect(await db().$count(cartLines)).toBe(3);
});
