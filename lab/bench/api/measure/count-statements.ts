import { setTimeout } from "node:timers/promises";
import { median } from "../../../figures.ts";
import type { Send } from "../scenarios/scenario.ts";
import type { BenchPostgres } from "../store/database.ts";

const TIMES = 9;
/** Until the statements after the response are sent too, such as the time of the session's last use. */
const AFTERWARDS_MS = 30;

/**
 * Counts the statements of a request, transaction commands included. The median of nine, because background jobs may run
 * meanwhile.
 */
export async function countStatements(postgres: BenchPostgres, send: Send): Promise<number> {
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
export async function setCounting({ admin }: BenchPostgres, isOn: boolean): Promise<void> {
  await admin(`alter system set pg_stat_statements.track = ${isOn ? "top" : "none"}`);
  await admin("select pg_reload_conf()");
  await setTimeout(100);
}

/** The statements in the store's database since the server was started. */
export async function statementsSoFar({ admin, url }: BenchPostgres): Promise<number> {
  const [counted] = await admin<{ calls: number }>(
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
      where dbid = (select oid from pg_database where datname = $1)`,
    [new URL(url).pathname.slice(1)],
  );
  return counted?.calls ?? 0;
}
