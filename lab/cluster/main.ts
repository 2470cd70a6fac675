/**
 * `pnpm cluster`: starts the store as on several machines, from Debian's programs and the files of `deploy/`,
 * and kills, restarts and replaces its processes while customers order. Prints a row for each phase. The exit
 * code is 1 if an order or a mail was lost or doubled, or a request failed that nothing excuses; 2 if
 * something is not installed. `--quick` leaves the longer phases out, `--only primary` runs those with the
 * word in their names. The logs of all processes are kept if something was found.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "@ligate/build/packages";
import { copyActiveReleases } from "../../e2e/support/releases/copy-active-releases.ts";
import { quantile } from "../figures.ts";
import { type Finding, finding, printReport, type ReportRow } from "../store/report.ts";
import { audit, checkPurchases, Inbox, waitUntilSettled } from "./checks.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { type Course, PHASES, type Phase } from "./phases.ts";
import { hasFailed, milliseconds, type SentRequest } from "./requests.ts";
import { dropPrivileges, findPrograms, MissingError } from "./requirements.ts";
import { ORDERS_PER_S, Visitors } from "./visitors.ts";

const { values } = parseArgs({
  options: { quick: { type: "boolean" }, only: { type: "string", multiple: true } },
});
const phases = PHASES.filter(({ name, isLong }) =>
  values.only ? values.only.some((part) => name.includes(part)) : !(values.quick && isLong),
);
/** Customers for this many seconds are signed in. */
const LONGEST_S = 240;
/** An API, a gateway that sends no mails, and both APIs when the primary is killed. */
const KILLS = 3;
/** The exit code if something is not installed. */
const MISSING = 2;

/** A folder with the active releases of the workspace, which are built if there are none. */
function prepareFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ligate-cluster-"));
  chmodSync(folder, 0o700);
  const releases = join(folder, "releases");
  copyActiveReleases(releases);
  process.env.RELEASES_DIR = releases;
  spawnSync("npm", ["run", "-s", "releases:first"], { cwd: ROOT, stdio: "inherit" });
  return folder;
}

interface Row extends Course {
  name: string;
  begun: number;
  ended: number;
  sent: SentRequest[];
  orders: number;
}

/** Runs a phase. A request belongs to the phase in which it was sent. */
async function runPhase(cluster: Cluster, { requests, purchases }: Visitors, phase: Phase) {
  const begun = performance.now();
  const first = purchases.length;
  const course = await phase.run(cluster, requests.sent);
  const ended = performance.now();
  const last = purchases.length;
  console.log(`${phase.name} …`);
  return (): Row => ({
    ...{ ...course, name: phase.name, begun, ended },
    sent: requests.sent.filter(({ sentAt }) => sentAt >= begun && sentAt < ended),
    orders: purchases.slice(first, last).filter(({ isAcknowledged }) => isAcknowledged).length,
  });
}

/** The failed requests that no fault excuses, and what else was found. */
const listProblems = ({ begun, sent, findings = [] }: Row, rows: Row[]): Finding[] => [
  ...findings,
  ...sent
    .filter((one) => hasFailed(one) && !rows.some(({ excuses }) => excuses?.(one)))
    .map(({ method, path, status, sentAt }) => {
      const afterS = ((sentAt - begun) / 1000).toFixed(1);
      return finding("others were disturbed", `${method} ${path} failed with ${status} after ${afterS} s`);
    }),
];

function toReportRow(row: Row, rows: Row[]): ReportRow {
  const { name, begun, ended, sent, orders, note } = row;
  const times = [0.5, 0.99, 1].map((share) => Math.round(quantile(sent.map(milliseconds), share)));
  const seconds = Math.round((ended - begun) / 1000);
  const figures = [seconds, orders, sent.length, sent.filter(hasFailed).length, ...times, note];
  return { name, figures, findings: listProblems(row, rows) };
}

/** Runs the phases, and prints the report. */
async function run(cluster: Cluster): Promise<void> {
  const visitors = new Visitors(cluster);
  const inbox = new Inbox(cluster);
  await visitors.signIn(ORDERS_PER_S * LONGEST_S);
  visitors.start();
  const courses: (() => Row)[] = [];
  for (const phase of phases) {
    courses.push(await runPhase(cluster, visitors, phase));
    await inbox.collect();
  }
  await visitors.stop();
  await waitUntilSettled(cluster);
  await inbox.collect();
  const acknowledged = visitors.purchases.filter(({ isAcknowledged }) => isAcknowledged).length;
  console.log(`${acknowledged} orders were acknowledged, ${inbox.size} mails have arrived.`);
  const rows = courses.map((complete) => complete());
  const head = ["phase", "s", "orders", "requests", "failed", "p50 ms", "p99 ms", "max ms", "note"];
  const ofStore = [
    ...(await checkPurchases(cluster, visitors.purchases)),
    ...(await inbox.check(cluster, KILLS)),
    ...(await audit(cluster)),
  ];
  printReport(
    head,
    rows.map((row) => toReportRow(row, rows)),
    ofStore,
  );
}

let folder: string | undefined;
let cluster: Cluster | undefined;
/** Its other processes end with this one. */
const stop = async () => cluster?.stop();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)));
try {
  const programs = findPrograms();
  folder = prepareFolder();
  dropPrivileges(folder);
  cluster = await startCluster(programs, folder);
  console.log(`Started after ${Math.round(performance.now() / 1000)} s.`);
  await run(cluster);
} catch (error) {
  console.error(error instanceof MissingError ? error.message : error);
  process.exitCode = error instanceof MissingError ? MISSING : 1;
} finally {
  await stop();
  if (folder && process.exitCode !== 1) rmSync(folder, { recursive: true, force: true });
  else if (folder) console.error(`The logs are in ${join(folder, "logs")}.`);
}
process.exit();
