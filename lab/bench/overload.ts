/**
 * `pnpm bench:overload`: finds the capacity of one API process on PostgreSQL, sends it 80 % and 200 % of
 * that, and 80 % again, whether or not it answers. Measures accepted and refused requests, another visitor's
 * cart, `/readyz` and memory. Takes about 70 seconds. Reads /proc, so it requires Linux. The exit code is 1
 * if an aim is missed.
 */
import { Agent, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import autocannon from "autocannon";
import { median, quantile } from "../figures.ts";
import { CART, createClient, createShopper, SCENARIOS, type Sent, toRequest } from "./api/scenarios.ts";
import { type BenchStore, openStore } from "./api/store.ts";
import { residentMb } from "./processes.ts";
import { AIMS, report } from "./report.ts";

const CLIENTS = 12;
const CAPACITY_SECONDS = 6;
/** Shares of the capacity, and seconds. */
const LOADS = [[0.8, 10] as const, [2, 20] as const, [0.8, 10] as const];
const PROBE_MS = 100;
const TICK_MS = 5;
/** A visitor does not wait longer. */
const TIMEOUT_MS = 60_000;
const BUSY = 503;

interface LoadRequest extends Sent {
  /** Its priority (shared/server), or the name of a probe. */
  kind: string;
}

interface Answer {
  kind: string;
  /** 0 if none arrived. */
  status: number;
  /** From sending to the last byte, in milliseconds. */
  ms: number;
  /** A time of `performance.now()`. */
  sentAt: number;
}

/** So many that two requests rarely wait for the same cart. */
const SHOPPERS = 200;

type Visitors = Awaited<ReturnType<typeof createVisitors>>;

/** The visitors of the store send the requests of scenarios. */
async function createVisitors(store: BenchStore, origin: string) {
  /** The requests of the scenarios with these words in their names, by so many clients. */
  const prepare = async (kind: string, words: RegExp, clients = 1) => {
    const requests: LoadRequest[] = [];
    for (const scenario of SCENARIOS.filter(({ name }) => words.test(name)))
      for (let i = 0; i < clients; i++)
        for (const one of (await scenario.prepare(origin, store)) as Sent[]) requests.push({ kind, ...one });
    return requests;
  };
  const reads = await prepare("read", /page|product/);
  const searches = await prepare("search", /search(?! without)/);
  const changes = await prepare("checkout", /add to cart/, SHOPPERS);
  const carts = await prepare("checkout", /read a cart/, SHOPPERS);
  const guest = createClient(origin);
  let n = 0;
  return {
    /** Their next request: of 20, twelve are reads, six searches, and two of a cart. */
    next: () => {
      const turn = ++n % 20;
      const list = turn === 0 ? changes : turn === 10 ? carts : turn % 3 === 0 ? searches : reads;
      return list[Math.floor(Math.random() * list.length)] as LoadRequest;
    },
    /** Another visitor's cart, and requests that are never refused. */
    probes: [
      { ...toRequest(await createShopper(origin), CART), kind: "cart" },
      // Without a signature, a webhook is rejected after it was accepted.
      { ...toRequest(guest, "/api/paypal/webhook/", {}), kind: "payment" },
      { ...toRequest(guest, "/readyz"), kind: "/readyz" },
    ],
  };
}

/** Opens as many connections as requests wait for an answer. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

function send(origin: string, { kind, path, body, ...options }: LoadRequest): Promise<Answer> {
  const sentAt = performance.now();
  return new Promise((resolve) => {
    const settle = (status = 0) => resolve({ kind, status, ms: performance.now() - sentAt, sentAt });
    const sent = request(origin + path, { ...options, agent, timeout: TIMEOUT_MS }, (response) =>
      response
        .resume()
        .on("end", () => settle(response.statusCode))
        .on("error", () => settle()),
    );
    sent
      .on("timeout", () => sent.destroy())
      .on("error", () => settle())
      .end(body);
  });
}

/** Sends requests in a closed loop. @returns accepted requests per second */
async function measureCapacity(url: string, { next }: Visitors): Promise<number> {
  const setupClient = (client: autocannon.Client) => client.setRequests(Array.from({ length: 2_000 }, next));
  const result = await autocannon({ url, connections: CLIENTS, duration: CAPACITY_SECONDS, setupClient });
  return result["2xx"] / CAPACITY_SECONDS;
}

/** A load and what was measured during it. */
interface Phase {
  perSecond: number;
  seconds: number;
  begun: number;
  answers: Answer[];
  /** Another visitor's cart, webhooks, and /readyz. */
  probes: Answer[];
  mb: number;
}

/**
 * Sends a number of requests per second, however many of them are answered. autocannon does not: with a rate,
 * each of its connections sends all requests of a second at once, and none while it waits.
 */
async function sendLoad(
  { pid, origin }: { pid: number; origin: string },
  { next, probes }: Visitors,
  perSecond: number,
  seconds: number,
): Promise<Phase> {
  const begun = performance.now();
  const sent: Promise<Answer>[] = [];
  const probed: Promise<Answer>[] = [];
  let mb = 0;
  const probing = setInterval(() => {
    probed.push(...probes.map((probe) => send(origin, probe)));
    mb = Math.max(mb, residentMb([pid]));
  }, PROBE_MS);
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - begun) {
    while (sent.length < (elapsed / 1000) * perSecond) sent.push(send(origin, next()));
    await setTimeout(TICK_MS);
  }
  clearInterval(probing);
  const answers = await Promise.all(sent);
  return { perSecond, seconds, begun, mb, answers, probes: await Promise.all(probed) };
}

const isRefused = ({ status }: Answer) => status === BUSY || status === 0;
const refused = (answers: Answer[]) => answers.filter(isRefused);
const accepted = (answers: Answer[]) => answers.filter((answer) => !isRefused(answer));
const times = (answers: Answer[]) => answers.map(({ ms }) => ms);
const p99 = (answers: Answer[]) => quantile(times(answers), 0.99);
const select = (answers: Answer[], kind: string) => answers.filter((answer) => answer.kind === kind);
/** The share of a kind of requests that was refused, in percent. */
const refusedPercent = (kind: string) => (phase: Phase) => {
  const all = select([...phase.answers, ...phase.probes], kind);
  return (100 * refused(all).length) / all.length;
};
/** The longest time of /readyz, infinite if it has failed. */
const slowestReadyz = ({ probes }: Phase) =>
  Math.max(...select(probes, "/readyz").map(({ status, ms }) => (status === 200 ? ms : Infinity)));

/** The first second that is normal: requests are answered in time, and less than a tenth is refused. */
function findRecovery({ answers, seconds, begun }: Phase, p99Limit: number): number {
  const isNormal = (second: number) => {
    const within = answers.filter(({ sentAt }) => Math.floor((sentAt - begun) / 1000) === second);
    return refused(within).length < within.length / 10 && p99(accepted(within)) <= p99Limit;
  };
  return Array.from({ length: seconds }, (_, second) => second).find(isNormal) ?? Infinity;
}

/**
 * Prints a normal load and a normal load afterwards, and compares the overload between them with the aims.
 */
function reportPhases([normal, overload, after]: [Phase, Phase, Phase]): void {
  const aims = AIMS.overload;
  const limit = Math.round(aims.p99 * p99(accepted(normal.answers)));
  const figures: [what: string, read: (phase: Phase) => number, atMost?: number][] = [
    ["sent per second", ({ perSecond }) => perSecond],
    ["accepted per second", ({ answers, seconds }) => accepted(answers).length / seconds],
    ["accepted, p50 ms", ({ answers }) => median(times(accepted(answers)))],
    ["accepted, p99 ms", ({ answers }) => p99(accepted(answers)), limit],
    ["carts refused, %", refusedPercent("checkout")],
    ["reads refused, %", refusedPercent("read")],
    ["searches refused, %", refusedPercent("search")],
    ["webhooks refused, %", refusedPercent("payment"), aims.webhooksRefused],
    ["refusals, p99 ms", ({ answers }) => p99(refused(answers)), aims.refusalMs],
    ["another visitor's cart, p99 ms", ({ probes }) => p99(accepted(select(probes, "cart")))],
    ["/readyz, at most ms", slowestReadyz, aims.readyzMs],
    ["seconds until normal", () => findRecovery(after, limit), aims.recoverySeconds],
    ["memory, MB", ({ mb }) => mb],
  ];
  const rows = figures.map(([what, read, atMost]) => ({
    ...{ what, cells: [normal, after].map((phase) => Math.round(read(phase))) },
    ...{ measured: read(overload), atMost },
  }));
  report(["", "80 %", "80 % afterwards", "200 %"], rows, 0);
}

// The figures of docs/performance.md were measured with few genes.
const store = await openStore(process.env.GENES || "authored");
try {
  const api = store.services.get("api");
  const visitors = await createVisitors(store, api.origin);
  // Warms up.
  await measureCapacity(api.origin, visitors);
  const capacity = await measureCapacity(api.origin, visitors);
  console.log(`Capacity: ${Math.round(capacity)} requests per second.`);
  const phases: Promise<Phase>[] = [];
  for (const [share, seconds] of LOADS) {
    phases.push(sendLoad(api, visitors, share * capacity, seconds));
    // Requests of this load may not be answered when the next one begins.
    await setTimeout(seconds * 1000);
  }
  reportPhases((await Promise.all(phases)) as [Phase, Phase, Phase]);
} finally {
  agent.destroy();
  await store.stop();
}
