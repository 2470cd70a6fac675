import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PACKAGES, ROOT } from "./packages.ts";
import { findPostgres, startPostgres } from "./postgres.ts";
import { type Outcome, run } from "./run.ts";

/** One check of the whole: how it is run, and how its report is counted. */
export interface Gate {
  name: string;
  /** The package that it is about; none where it looks at everything. */
  dir?: string;
  run: () => Promise<Counts>;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** What it printed, where something failed. */
  output: string;
}

const REPORTS = join(ROOT, "coverage", "reports");

/** The quick gates: everything but browsers. */
export function quickGates(): Gate[] {
  mkdirSync(REPORTS, { recursive: true });
  return [
    ...PACKAGES.map((dir) => ({ ...whole(`types ${dir}`, "tsc", ["--noEmit"], dir), dir })),
    whole("types scripts", "tsc", ["--noEmit"]),
    whole("lint", "biome", ["ci", "--error-on-warnings", "."]),
    whole("boundaries", "depcruise", ["."]),
    whole("dead code", "knip", ["--no-progress"]),
    ...PACKAGES.filter((dir) => existsSync(join(ROOT, dir, "jest.config.ts"))).map((dir) =>
      tests(dir, `tests ${dir}`, onPGlite()),
    ),
    postgresTests("api"),
  ];
}

/** Journeys in a real browser against the built product. */
export function browserGate(): Gate {
  const report = join(REPORTS, "e2e.json");
  const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return reported("browser", report, playwrightCounts, () =>
    run("playwright", ["test", "--reporter=list,json"], join(ROOT, "e2e"), environment),
  );
}

/** A gate without tests of its own counts as one. */
function whole(name: string, bin: string, args: string[], dir = "."): Gate {
  return {
    name,
    async run() {
      const { code, output } = await run(bin, args, join(ROOT, dir));
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
    },
  };
}

function tests(dir: string, name = `tests ${dir}`, environment: Record<string, string> = {}): Gate {
  const report = join(REPORTS, `${name.replace("tests ", "").replaceAll(/[/ ]/g, "-")}.json`);
  const gate = reported(name, report, jestCounts, () =>
    run("jest", ["--json", "--maxWorkers=2", `--outputFile=${report}`], join(ROOT, dir), {
      NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
      ...environment,
    }),
  );
  return { ...gate, dir };
}

/**
 * Generated input looks for what is wrong with us, not with the engine: where the tests run on PostgreSQL too, which is
 * quicker, a tenth of it is enough on PGlite.
 */
const onPGlite = (): Record<string, string> => (findPostgres() ? { REQUESTS: "1000" } : {});

/** The same tests on a PostgreSQL of their own; skipped where its programs are not installed. */
function postgresTests(dir: string): Gate {
  const name = `tests ${dir} on PostgreSQL`;
  return {
    name,
    dir,
    async run() {
      const programs = findPostgres();
      if (!programs) return { passed: 0, failed: 0, skipped: 1, output: "" };
      const server = await startPostgres(programs);
      return tests(dir, name, { TEST_DATABASE_URL: server.url })
        .run()
        .finally(() => server.stop());
    },
  };
}

/** A gate whose tests are counted from its report. One that fails without a failed test counts as one failure. */
function reported(
  name: string,
  report: string,
  count: (report: never) => Omit<Counts, "output">,
  work: () => Promise<Outcome>,
): Gate {
  return {
    name,
    async run() {
      rmSync(report, { force: true });
      const { code, output } = await work();
      const counts = existsSync(report)
        ? count(JSON.parse(readFileSync(report, "utf8")) as never)
        : { passed: 0, failed: 0, skipped: 0 };
      const failed = Math.max(counts.failed, code === 0 ? 0 : 1);
      return { ...counts, failed, output };
    },
  };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
}

const jestCounts = (report: JestReport) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests,
});

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

// A journey that passes only the second time has failed once.
const playwrightCounts = ({ stats }: PlaywrightReport) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
});
