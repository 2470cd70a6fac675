import { sql } from "drizzle-orm";
import { startBackgroundJobs } from "../background-jobs.ts";
import { sessions } from "../modules/identity/tables.ts";
import { add } from "../testing/shoppers.ts";
import { testApp } from "../testing/test-app.ts";
import { Alarm } from "./scheduler.ts";

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

const LONG = 60_000;
const never = new AbortController().signal;

it("ends a wait", async () => {
  const alarm = new Alarm();
  const waiting = alarm.wait(LONG, never);
  alarm.ring();

  await waiting;
});

it("ends only the next wait if it rings before that wait begins", async () => {
  const alarm = new Alarm();
  alarm.ring();
  alarm.ring();
  await alarm.wait(LONG, never);

  const begun = performance.now();
  await alarm.wait(50, never);
  expect(performance.now() - begun).toBeGreaterThan(40);
});

it("ends a wait when the jobs stop", async () => {
  const stopping = new AbortController();
  const waiting = new Alarm().wait(LONG, stopping.signal);
  stopping.abort();

  await waiting;
});
