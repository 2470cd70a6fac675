import { setTimeout } from "node:timers/promises";
import autocannon from "autocannon";
import { median } from "../../figures.ts";
import { cpuMs } from "../processes.ts";
import { CLIENTS, type Flow, rotate, type Scenario } from "./scenarios.ts";
import type { BenchStore } from "./store.ts";

/** A scenario with the clients that send its requests at the same time. */
interface Running {
  scenario: Scenario;
  clients: Awaited<ReturnType<Scenario["prepare"]>>[];
  /** How many requests each of them has sent. */
  sent: number;
}

/** CPU time in milliseconds: of the process that responds, and of the database. */
interface Cpu {
  process: number;
  database: number;
}

/** A scenario's figures, per request. */
export interface Measured extends Cpu {
  scenario: Scenario;
  total: number;
  statements: number;
}

/** Prepares the clients of scenarios, one after the other. */
export async function prepare(store: BenchStore, scenarios: Scenario[]): Promise<Running[]> {
  const running: Running[] = [];
  for (const scenario of scenarios) {
    const { origin } = store.services.get(scenario.server);
    const clients: Running["clients"] = [];
    for (let i = 0; i < CLIENTS; i++) clients.push(await scenario.prepare(origin, store));
    running.push({ scenario, clients, sent: 0 });
  }
  return running;
}

/**
 * Sends requests in a closed loop: each client sends its next one when its last one is answered.
 * @throws if one fails
 */
async function send(origin: string, running: Running, amount: number, connections = CLIENTS): Promise<void> {
  const { scenario, clients, sent } = running;
  const senders = clients.slice(0, connections);
  running.sent += Math.ceil(amount / connections);
  if (senders.every((sender) => typeof sender === "function")) {
    let left = amount;
    const loop = async (flow: Flow) => {
      while (left-- > 0) await flow();
    };
    await Promise.all(senders.map(loop));
    return;
  }
  const setupClient = (client: autocannon.Client) =>
    client.setRequests(rotate(senders.shift() as autocannon.Request[], sent));
  // autocannon ends at a sample, every ten milliseconds.
  const result = await autocannon({ url: origin, amount, connections, setupClient, sampleInt: 10 });
  if (result["2xx"] < amount) throw new Error(`${scenario.name}: ${JSON.stringify(result.statusCodeStats)}`);
}

/**
 * Measures scenarios: counts the statements of each, warms up, and takes medians of rounds, each over all
 * scenarios, so that a noisy moment of the machine meets all of them. The API's background jobs add one to
 * three percent.
 */
export async function measure(store: BenchStore, running: Running[], rounds: number): Promise<Measured[]> {
  const statements: number[] = [];
  for (const one of running) statements.push(await countStatements(store, one));
  await warmUp(store, running);
  const measured: Cpu[][] = running.map(() => []);
  for (let round = 1; round <= rounds; round++) {
    for (const [i, one] of running.entries()) measured[i]?.push(await runRound(store, one));
    console.log(`Round ${round} of ${rounds} is measured`);
  }
  return running.map(({ scenario }, i) => {
    const take = (part: keyof Cpu) => median((measured[i] ?? []).map((cpu) => cpu[part]));
    const cpu = { process: take("process"), database: take("database") };
    return { scenario, ...cpu, total: cpu.process + cpu.database, statements: statements[i] ?? 0 };
  });
}

/** Sends a round of every scenario, so that code is compiled and caches are filled before the measurement. */
export async function warmUp(store: BenchStore, running: Running[]): Promise<void> {
  for (const one of running) await runRound(store, one);
}

/** Sends a round of a scenario's requests. @returns CPU time per request */
async function runRound({ services, postgres }: BenchStore, running: Running): Promise<Cpu> {
  const { requests, server, settlesInS = 0 } = running.scenario;
  const { pid, origin } = services.get(server);
  const before = { process: cpuMs(pid), database: postgres.cpuMs() };
  await send(origin, running, requests);
  await setTimeout(settlesInS * 1000);
  return {
    process: (cpuMs(pid) - before.process) / requests,
    database: (postgres.cpuMs() - before.database) / requests,
  };
}

const TIMES = 9;
/** Until the statements after the response are sent too, such as the time of the session's last use. */
const AFTERWARDS_MS = 30;

/**
 * Counts the statements of a request. The median of nine, because background jobs may run at the same time.
 */
async function countStatements({ services, postgres }: BenchStore, running: Running): Promise<number> {
  const counts: number[] = [];
  // The first request prepares statements.
  for (let time = 0; time <= TIMES; time++) {
    const before = await postgres.countStatements();
    await send(services.get(running.scenario.server).origin, running, 1, 1);
    await setTimeout(AFTERWARDS_MS);
    counts.push((await postgres.countStatements()) - before);
  }
  return median(counts.slice(1));
}
