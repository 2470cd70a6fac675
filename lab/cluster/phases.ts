import { setTimeout as pause } from "node:timers/promises";
import type { StoreProcess } from "../store/processes.ts";
import { waitUntil } from "../store/wait-until.ts";
import type { Cluster } from "./cluster.ts";
import { ROLE } from "./database.ts";
import { hasFailed, type SentRequest } from "./requests.ts";

/** A fault or a deploy, while customers order. */
export interface Phase {
  name: string;
  /** Left out of a short round. */
  isLong?: boolean;
  run(cluster: Cluster, sent: SentRequest[]): Promise<Course>;
}

/** How a phase went. */
export interface Course {
  /** The failed requests of any phase that the fault excuses; none by default. */
  excuses?: (failed: SentRequest) => boolean;
  findings?: string[];
  note?: string;
}

/** From the moment of a kill until the last connection of the process is closed. */
const CLOSING_MS = 100;
/** HAProxy takes two checks to find a gateway that is ready, and brings it load slowly. */
const GATEWAY_FOUND_MS = 3_000;
const FROZEN_MS = 10_000;
/** Requests to a frozen process are slow; later ones than this must not reach it. */
const NOTICED_MS = 4_000;
const SLOW_MS = 5_000;
const FAILED_OVER_MS = 6_000;
const AFTERWARDS_MS = 2_000;

const calm: Phase = {
  name: "nothing happens",
  isLong: true,
  async run() {
    await pause(4_000);
    return {};
  },
};

/** Only requests that the process had may fail. */
const kill = (name: string, choose: (cluster: Cluster) => StoreProcess | undefined): Phase => ({
  name,
  async run(cluster) {
    const process = choose(cluster);
    const killedAt = performance.now();
    await process?.kill();
    await pause(AFTERWARDS_MS);
    await process?.start();
    await pause(AFTERWARDS_MS);
    return {
      excuses: ({ sentAt, endedAt }) => sentAt < killedAt + CLOSING_MS && endedAt > killedAt,
    };
  },
});

const restartEach = (name: string, list: (cluster: Cluster) => StoreProcess[], afterMs: number): Phase => ({
  name,
  async run(cluster) {
    const findings: string[] = [];
    for (const process of list(cluster)) {
      const code = await process.restart();
      if (code !== 0) findings.push(`${process.name} ended with code ${code}.`);
      await pause(afterMs);
    }
    return { findings };
  },
});

const freeze: Phase = {
  name: "an API is frozen",
  isLong: true,
  async run({ apis: [api] }, sent) {
    const frozenAt = performance.now();
    api?.freeze();
    await pause(FROZEN_MS);
    api?.resume();
    await pause(AFTERWARDS_MS);
    const slow = sent.filter((one) => one.sentAt > frozenAt && one.endedAt - one.sentAt > SLOW_MS);
    const noticedAfter = Math.max(0, ...slow.map(({ sentAt }) => sentAt - frozenAt));
    const late = noticedAfter > NOTICED_MS ? [`A request reached it after ${seconds(noticedAfter)}.`] : [];
    return { findings: late, note: `noticed after ${seconds(noticedAfter)}` };
  },
};

const failOver: Phase = {
  name: "the primary is killed",
  async run({ database }, sent) {
    const killedAt = performance.now();
    await database.failOver();
    await pause(FAILED_OVER_MS + AFTERWARDS_MS);
    const failed = sent.filter((one) => one.endedAt > killedAt && hasFailed(one));
    const servesAfter = Math.max(0, ...failed.map(({ sentAt }) => sentAt - killedAt));
    return {
      excuses: ({ sentAt, endedAt }) => sentAt < killedAt + FAILED_OVER_MS && endedAt > killedAt,
      note: `serves after ${seconds(servesAfter)}`,
    };
  },
};

const MIGRATION_LOCK = 5_271_009;
const TRIES_LOCK = `select from pg_stat_activity where usename = '${ROLE.user}' and query like '%advisory%'`;
const HAS_LOCK = `select from pg_locks where locktype = 'advisory' and objid = ${MIGRATION_LOCK} and granted`;
const MIGRATED_MS = 30_000;

/** Through PgBouncer, which keeps a connection whose client has gone: the lock must not stay with it. */
const killMigrations: Phase = {
  name: "migrations are killed",
  isLong: true,
  async run({ database, rows, run, pooled }) {
    const migrate = () => run("db:migrate", [], { DATABASE_DIRECT_URL: pooled });
    const killWhen = async (held: string, isReached: string) => {
      const release = await database.hold(held);
      const migration = migrate();
      await waitUntil(`no migration at "${isReached}"`, async () => (await rows(isReached)).length > 0);
      await migration.kill();
      await release();
    };
    await killWhen(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`, TRIES_LOCK);
    await killWhen("lock table drizzle.__drizzle_migrations", HAS_LOCK);
    const begun = performance.now();
    const next = migrate();
    const isDone = await Promise.race([next.succeeded, pause(MIGRATED_MS, false)]);
    const note = `the next took ${seconds(performance.now() - begun)}`;
    if (!isDone) await next.kill();
    const isLocked = (await rows(HAS_LOCK)).length > 0;
    return { findings: isDone && !isLocked ? [] : ["The lock of the migrations stays behind."], note };
  },
};

const NEWER = "a newer release";
const IMPORT_NEWER = [
  `insert into content_versions values ('${NEWER}', now())`,
  `update content_imports set digest = '${NEWER}' where source = 'seed'`,
];
const HAS_NEWER = `select from content_imports where source = 'seed' and digest = '${NEWER}'`;

/** A process of this release restarts on the content of a newer one, which is then rolled back. */
const deployAndRollBack: Phase = {
  name: "a newer release, rolled back",
  isLong: true,
  async run({ apis: [api], rows, run, readLog }) {
    for (const statement of IMPORT_NEWER) await rows(statement);
    await api?.restart();
    const isKept = (await rows(HAS_NEWER)).length > 0;
    const isSaid = readLog(api?.name ?? "").includes("has the content of a newer release");
    const isRolledBack = await run("db:migrate").succeeded;
    const isReplaced = (await rows(HAS_NEWER)).length === 0;
    const findings = {
      "The old process has put its content back.": isKept,
      "The old process does not say that its content is old.": isSaid,
      "db:migrate has not put the content back.": isRolledBack && isReplaced,
    };
    return { findings: Object.entries(findings).flatMap(([finding, isMet]) => (isMet ? [] : finding)) };
  },
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** The kills come first: a mail that a killed process was sending is sent again after a minute. */
export const PHASES: Phase[] = [
  calm,
  kill("an API is killed", ({ apis }) => apis[0]),
  kill("a gateway is killed", ({ gateways }) => gateways[0]),
  failOver,
  killMigrations,
  deployAndRollBack,
  restartEach("the APIs restart", ({ apis }) => apis, 0),
  restartEach("the gateways restart", ({ gateways }) => gateways, GATEWAY_FOUND_MS),
  freeze,
];
