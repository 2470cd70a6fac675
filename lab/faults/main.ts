/**
 * `pnpm faults`: injects every known fault into the money path, TIMES (20) times each, and prints a row for
 * each. The exit code is 1 if an invariant was violated. FAULTS_LOG=1 shows the logs of the processes.
 *
 * Each store is the real API as two processes on one PostgreSQL database, and the sandbox in another process;
 * requests and webhooks go to the API processes in turn, as behind a load balancer. This process proxies the
 * connections between them, and halts them at a step of a payment. The API has no code for it.
 */
import {
  findPostgres,
  type RunningPostgres,
  startPostgres,
} from "../../scripts/processes/postgres-server.ts";
import { median } from "../figures.ts";
import { type Finding, printReport, type ReportRow } from "../store/report.ts";
import { listRoundKinds } from "./round-kinds.ts";
import { runLastPieces } from "./rounds/last-pieces-round.ts";
import { type Outcome, runRounds } from "./rounds/run-round.ts";
import { auditStore } from "./stock.ts";
import { startTestStack, type TestStack } from "./test-stack.ts";

const times = Number(process.env.TIMES || 20);
const BUYERS = 50 * times;

const programs = findPostgres();
if (!programs) throw new Error("PostgreSQL's programs are not installed.");
const server = await startPostgres(programs);
/** For the restarts; every commit is written before it is answered, as in production. */
const restarted = await startPostgres(programs, []);
const stopServers = () => Promise.all([server.stop(), restarted.stop()]);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void stopServers().finally(() => process.exit(1)));
}
const outcomes: Outcome[] = [];
const audited: Finding[] = [];

/** Runs `works` in a store of its own, and compares the whole database with PayPal at the end. */
async function inStore(
  name: string,
  postgres: RunningPostgres,
  ...works: ((store: TestStack) => Promise<Outcome[]>)[]
) {
  const store = await startTestStack(postgres, `faults_${name}`);
  try {
    for (const work of works) outcomes.push(...(await work(store)));
    audited.push(...(await auditStore(store, "--paypal", "1")));
  } finally {
    await store.close();
  }
}

/** A row for each fault. Times are median and maximum, in seconds. */
function toRow([name, group = []]: [string, Outcome[]?]): ReportRow {
  const waits = group.flatMap(({ othersWaited }) => othersWaited ?? []);
  const statuses = Object.entries(Object.groupBy(group, ({ firstStatus }) => firstStatus));
  const figures = [
    group.length,
    waits.length > 0 ? Math.max(...waits).toFixed(1) : "",
    formatTimes(group.flatMap(({ restart }) => restart ?? [])),
    formatTimes(group.map(({ seconds }) => seconds)),
    statuses.map(([status, some]) => `${some?.length} × ${status}`).join(", "),
  ];
  return { name, figures, findings: group.flatMap(({ findings }) => findings) };
}

const formatTimes = (seconds: number[]) =>
  seconds.length === 0 ? "" : `${median(seconds).toFixed(1)} · ${Math.max(...seconds).toFixed(1)}`;

try {
  // Stores run concurrently, because they mostly wait.
  await Promise.all(
    Object.entries(listRoundKinds(times)).map(([name, kinds]) => {
      const works = kinds.map((kind) => (store: TestStack) => runRounds(store, kind));
      return inStore(name, name === "restarted" ? restarted : server, ...works);
    }),
  );
  // Alone, because it measures how long buyers wait for one another and not for other stores.
  await inStore("last_pieces", server, (store) => runLastPieces(store, BUYERS));
} finally {
  await stopServers();
}
const rows = Object.entries(Object.groupBy(outcomes, ({ name }) => name)).map(toRow);
const head = ["fault", "times", "others waited", "served again", "complete", "first status"];
printReport(head, rows, audited);
