import { Alarm } from "./alarm.ts";

const LONG = 60_000;
const never = new AbortController().signal;

it("ends a wait", async () => {
  const alarm = new Alarm();
  const waiting = alarm.wait(LONG, never);
  alarm.ring();

  await waiting;
});

it("ends the next wait if it rings while nobody waits, and only that", async () => {
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
