import { sql } from "drizzle-orm";
import fc from "fast-check";
import { type KnownCall, knownCalls } from "./http/docs/calls.ts";
import { readExamples } from "./http/docs/examples.ts";
import { findViolation } from "./testing/generated/find-violation.ts";
import { type GeneratedRequest, generateRequests } from "./testing/generated/generated-request.ts";
import { sendRequest } from "./testing/generated/send-request.ts";
import { createVisitors, type TestVisitor } from "./testing/generated/visitors.ts";
import { sandboxProviders } from "./testing/sandbox-providers.ts";
import { testApp } from "./testing/test-app.ts";

/** Number of requests; 100,000 in `pnpm --filter api fuzz`. Set SEED to repeat a failed run. */
const REQUESTS = Number(process.env.REQUESTS ?? 10_000);
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const runs = Math.ceil(REQUESTS / knownCalls.length / Object.keys(createVisitors).length);

/** Writes after which the visitors are replaced, because little of their initial data is left. */
const MOST_DONE = 5;

const shop = testApp(sandboxProviders().settings);
const examples = readExamples();
const tally = new Map<number, number>();

afterAll(() => {
  const total = [...tally.values()].reduce((sum, n) => sum + n, 0);
  const statuses = [...tally].sort().map(([status, n]) => `${status}: ${n}`);
  console.info(`${total} generated requests, SEED=${SEED}. ${statuses.join(", ")}`);
});

it.each(knownCalls.map((call) => [call.name, call] as const))(
  "answers whatever %s is asked as the contract says",
  async (_name, call) => {
    for (const become of Object.values(createVisitors)) await askAs(call, become);
  },
  600_000,
);

async function askAs(call: KnownCall, become: (typeof createVisitors)[keyof typeof createVisitors]) {
  let asker: TestVisitor | undefined;
  let sent = 0;
  let done = 0;
  const property = fc.asyncProperty(
    generateRequests(call, examples[call.name] ?? {}),
    async (request: GeneratedRequest) => {
      // Replaced before the strictest rate limit is reached.
      if (sent++ % 4 === 0) await shop.db().execute(sql`delete from limits`);
      asker ??= await become(shop);
      const answer = await sendRequest(shop, call, request, asker);
      tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1);
      if (answer.status === 200 && call.method !== "GET") done++;
      const isAnother = answer.isNewSession && call.method !== "GET";
      if (isAnother || done === MOST_DONE) [asker, done] = [undefined, 0];
      const complaint = findViolation(call, answer);
      if (complaint) throw new Error(`${complaint}\n${answer.status} ${answer.text.slice(0, 500)}`);
    },
  );
  await fc.assert(property, { numRuns: runs, seed: SEED });
}
