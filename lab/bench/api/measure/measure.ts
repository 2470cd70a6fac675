import { setTimeout } from "node:timers/promises";
import { median, quantile } from "../../../figures.ts";
import { newVisitor, type Scenario, type Send } from "../scenarios/scenario.ts";
import type { BenchPostgres } from "../store/database.ts";
import type { BenchStore } from "../store/open-store.ts";
import type { Bench, Cpu, Measured, Round, Running } from "./bench.ts";
import { measureIdle, runRound } from "./run-round.ts";

export const CLIENTS = 8;

/** The CPU time per second while idle, and the figures of every scenario. */
export interface Figures {
  idle: Cpu;
  measured: Measured[];
}

/** Prepares the clients of scenarios, one after the other. */
export async function prepare(store: BenchStore, scenarios: Scenario[]): Promise<Running[]> {
  const running: Running[] = [];
  for (const scenario of scenarios) {
    const clients: Running["clients"] = [];
    for (let i = 0; i < CLIENTS; i++) {
      const visitor = newVisitor(store[scenario.server].origin);
      clients.push({ visitor, send: await scenario.client(visitor, store) });
    }
    running.push({ scenario, clients });
  }
  return running;
}

/**
 * Measures scenarios: counts the statements of each, warms up, and takes medians of rounds, each over all scenarios, so
 * that a noisy moment of the machine meets all of them.
 */
export async function measure(bench: Bench, running: Running[]): Promise<Figures> {
  const statements = await countAll(bench, running);
  await warmUp(bench, running);
  const idle = await measureIdle(bench);
  const rounds: Round[][] = running.map(() => []);
  for (let round = 1; round <= bench.rounds; round++) {
    for (const [i, one] of running.entries()) rounds[i]?.push(await runRound(bench, one, idle));
    console.log(`Round ${round} of ${bench.rounds} is measured`);
  }
  const measured = running.map(({ scenario }, i) => ({
    ...{ scenario, statements: statements[i] },
    ...summarize(rounds[i] ?? []),
  }));
  return { idle, measured };
}

/** Sends a round of every scenario, so that code is compiled and caches are filled before the measurement. */
export async function warmUp(bench: Bench, running: Running[]): Promise<void> {
  for (const one of running) await runRound(bench, one, { process: 0, database: 0 });
}

/** Ends the connections of all clients. */
export function disconnect(running: Running[]): void {
  for (const { visitor } of running.flatMap(({ clients }) => clients)) visitor.connection.close();
}

/** The statements of each scenario; none where they cannot be counted. */
async function countAll({ database: { postgres } }: Bench, running: Running[]): Promise<number[]> {
  if (!postgres?.canCountStatements) return [];
  const counts: number[] = [];
  await setCounting(postgres, true);
  for (const { clients } of running)
    if (clients[0]) counts.push(await countStatements(postgres, clients[0].send));
  await setCounting(postgres, false);
  return counts;
}

function summarize(rounds: Round[]): Omit<Measured, "scenario" | "statements"> {
  const times = rounds.flatMap((round) => round.times);
  return {
    cpu: {
      process: median(rounds.map(({ cpu }) => cpu.process)),
      database: median(rounds.map(({ cpu }) => cpu.database)),
    },
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    bytes: median(rounds.map(({ bytes }) => bytes)),
  };
}

const TIMES = 9;
/** Until the statements after the response are sent too, such as the time of the session's last use. */
const AFTERWARDS_MS = 30;

/**
 * Counts the statements of a request, transaction commands included. The median of nine, because background jobs may run
 * meanwhile.
 */
async function countStatements(postgres: BenchPostgres, send: Send): Promise<number> {
  const counts: number[] = [];
  await send();
  await setTimeout(AFTERWARDS_MS);
  for (let time = 0; time < TIMES; time++) {
    const before = await statementsSoFar(postgres);
    await send();
    await setTimeout(AFTERWARDS_MS);
    counts.push((await statementsSoFar(postgres)) - before);
  }
  return median(counts);
}

/** Counting costs a little, so it is off while CPU time is measured. */
async function setCounting({ admin }: BenchPostgres, isOn: boolean): Promise<void> {
  await admin(`alter system set pg_stat_statements.track = ${isOn ? "top" : "none"}`);
  await admin("select pg_reload_conf()");
  await setTimeout(100);
}

/** The statements in the store's database since the server was started. */
async function statementsSoFar({ admin, url }: BenchPostgres): Promise<number> {
  const [counted] = await admin<{ calls: number }>(
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
      where dbid = (select oid from pg_database where datname = $1)`,
    [new URL(url).pathname.slice(1)],
  );
  return counted?.calls ?? 0;
}
