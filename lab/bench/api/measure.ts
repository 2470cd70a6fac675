import { setTimeout } from "node:timers/promises";
import { median } from "../../figures.ts";
import { cpuMs } from "../processes.ts";
import { createClient, type Scenario, type Send } from "./scenarios.ts";
import { type BenchPostgres, type BenchStore, countStatements } from "./store.ts";

export const CLIENTS = 8;

export interface Bench {
  store: BenchStore;
  rounds: number;
}

/** A scenario with the clients that send its requests at the same time. */
interface Running {
  scenario: Scenario;
  sends: Send[];
}

/** CPU time in milliseconds: of the process that responds, and of the database. */
interface Cpu {
  process: number;
  database: number;
}

/** A scenario's figures, per request. */
export interface Measured {
  scenario: Scenario;
  cpu: Cpu;
  statements: number;
}

/** Prepares the clients of scenarios, one after the other. */
export async function prepare(store: BenchStore, scenarios: Scenario[]): Promise<Running[]> {
  const running: Running[] = [];
  for (const scenario of scenarios) {
    const { origin } = store.services.get(scenario.server);
    const sends: Send[] = [];
    for (let i = 0; i < CLIENTS; i++) sends.push(await scenario.prepare(createClient(origin), store));
    running.push({ scenario, sends });
  }
  return running;
}

/**
 * Measures scenarios: counts the statements of each, warms up, and takes medians of rounds, each over all scenarios, so
 * that a noisy moment of the machine meets all of them.
 */
export async function measure(bench: Bench, running: Running[]): Promise<Measured[]> {
  const statements = await countAll(bench.store.postgres, running);
  await warmUp(bench, running);
  const idle = await measureIdle(bench.store);
  const rounds: Cpu[][] = running.map(() => []);
  for (let round = 1; round <= bench.rounds; round++) {
    for (const [i, one] of running.entries()) rounds[i]?.push(await runRound(bench, one, idle));
    console.log(`Round ${round} of ${bench.rounds} is measured`);
  }
  const take = (i: number, part: keyof Cpu) => median((rounds[i] ?? []).map((cpu) => cpu[part]));
  return running.map(({ scenario }, i) => ({
    scenario,
    statements: statements[i] ?? 0,
    cpu: { process: take(i, "process"), database: take(i, "database") },
  }));
}

/** Sends a round of every scenario, so that code is compiled and caches are filled before the measurement. */
export async function warmUp(bench: Bench, running: Running[]): Promise<void> {
  for (const one of running) await runRound(bench, one, { process: 0, database: 0 });
}

const SETTLES_IN_S = 3;
const IDLE_S = 10;

/** The CPU time per second of API and database after the work of the last requests is done. */
async function measureIdle({ services, postgres }: BenchStore): Promise<Cpu> {
  await setTimeout(SETTLES_IN_S * 1000);
  const { pid } = services.get("api");
  const { used, seconds } = await cpuDuring(postgres, pid, () => setTimeout(IDLE_S * 1000));
  const idle = { process: used.process / seconds, database: used.database / seconds };
  console.log(
    `Idle: API ${idle.process.toFixed(2)}, database ${idle.database.toFixed(2)} ms of CPU per second`,
  );
  return idle;
}

/**
 * Sends a round of a scenario's requests.
 * @param idle the CPU time per second while idle, which is subtracted
 * @returns CPU time per request
 */
async function runRound({ store }: Bench, { scenario, sends }: Running, idle: Cpu): Promise<Cpu> {
  const { requests } = scenario;
  const { pid } = store.services.get(scenario.server);
  const { used, seconds } = await cpuDuring(store.postgres, pid, async () => {
    await sendAll(sends, requests);
    if (scenario.settlesInS) await setTimeout(scenario.settlesInS * 1000);
  });
  // The bare server does nothing while idle; the API keeps querying the database.
  const idleProcess = scenario.server === "api" ? idle.process : 0;
  const perRequest = (ms: number, idleMs: number) => Math.max(0, ms - idleMs * seconds) / requests;
  return {
    process: perRequest(used.process, idleProcess),
    database: perRequest(used.database, idle.database),
  };
}

/** Sends requests in a closed loop: each client sends its next one when the last one is answered. */
async function sendAll(sends: Send[], requests: number): Promise<void> {
  let left = requests;
  const loop = async (send: Send) => {
    while (left-- > 0) await send();
  };
  await Promise.all(sends.map(loop));
}

async function cpuDuring(postgres: BenchPostgres, pid: number, work: () => Promise<void>) {
  const read = (): Cpu => ({ process: cpuMs(pid), database: postgres.cpuMs() });
  const before = read();
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  const after = read();
  const used = { process: after.process - before.process, database: after.database - before.database };
  return { used, seconds };
}

const TIMES = 9;
/** Until the statements after the response are sent too, such as the time of the session's last use. */
const AFTERWARDS_MS = 30;

/**
 * Counts the statements of a request of each scenario, transaction commands included. The median of nine, because
 * background jobs may run at the same time.
 */
async function countAll(postgres: BenchPostgres, running: Running[]): Promise<number[]> {
  const medians: number[] = [];
  await countStatements(postgres, true);
  for (const { sends } of running) {
    const counts: number[] = [];
    // The first request prepares statements.
    for (let time = 0; time <= TIMES; time++) {
      const before = await statementsSoFar(postgres);
      await sends[0]?.();
      await setTimeout(AFTERWARDS_MS);
      counts.push((await statementsSoFar(postgres)) - before);
    }
    medians.push(median(counts.slice(1)));
  }
  await countStatements(postgres, false);
  return medians;
}

/** The statements since the server was started, without those that read their number. */
async function statementsSoFar({ query }: BenchPostgres): Promise<number> {
  const [counted] = await query<{ calls: number }>(
    "select coalesce(sum(calls), 0)::int as calls from pg_stat_statements where query not like '%pg_stat_statements%'",
  );
  return counted?.calls ?? 0;
}
