import { sql } from "drizzle-orm";
import { startBackgroundJobs } from "../background-jobs.ts";
import { sessions } from "../modules/identity/tables.ts";
import { add } from "../testing/shoppers.ts";
import { testApp } from "../testing/test-app.ts";

const { app, db, browser } = testApp();
const notListening = () => async () => undefined;

it("deletes expired sessions, and keeps the others, before it stops", async () => {
  await add(browser());
  await add(browser());
  const [first] = await db().select().from(sessions);
  await db()
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 minute'` })
    .where(sql`${sessions.idHash} = ${first?.idHash}`);

  await startBackgroundJobs(app(), notListening)();

  const left = await db().select().from(sessions);
  expect(left).toHaveLength(1);
  expect(left[0]?.idHash).not.toBe(first?.idHash);
});
