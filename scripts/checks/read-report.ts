import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The result of a task by its test report. */
export interface TestResult {
  counts: Counts;
  /** The names of the tests that failed, with the first line of their errors. */
  failures: string[];
  /** The names of the tests that failed once and passed when they were repeated. */
  repeated: string[];
  /** Reason → the names of the tests that were skipped for it. Jest reports no reasons. */
  skipped: Record<string, string[]>;
  isReported: boolean;
}

/** The parts of Jest's JSON report that are read. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    /** The error of a file that cannot run. */
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[];
      /** How often the test was run; above 1 if it was repeated. */
      invocations?: number;
    }[];
  }[];
}

/** The parts of Playwright's JSON report that are read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  /** Errors outside of tests, such as those of the global setup. */
  errors: PlaywrightError[];
}
interface PlaywrightSuite {
  specs: {
    title: string;
    file: string;
    tests: {
      status: string;
      projectName: string;
      annotations: { type: string; description?: string }[];
      results: { errors: PlaywrightError[] }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightError {
  message?: string;
}

/**
 * Reads the test report of a task. A task without report counts as one test.
 * @param file the report; it may be missing
 * @param exitCode a task that fails without a failed test counts as one failure
 */
export function readReport(file: string, exitCode: number): TestResult {
  const isReported = existsSync(file);
  const passed = isReported || exitCode !== 0 ? 0 : 1;
  const result = isReported
    ? readTests(JSON.parse(readFileSync(file, "utf8")) as JestReport | PlaywrightReport)
    : { counts: { passed, failed: 0, skipped: 0 }, failures: [], repeated: [], skipped: {} };
  const failed = Math.max(result.counts.failed, exitCode === 0 ? 0 : 1);
  return { ...result, counts: { ...result.counts, failed }, isReported };
}

const readTests = (report: JestReport | PlaywrightReport): Omit<TestResult, "isReported"> =>
  "stats" in report ? readPlaywright(report) : readJest(report);

function readJest(report: JestReport) {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === "failed");
  const broken = report.testResults.filter(
    ({ message, assertionResults }) => message && assertionResults.length === 0,
  );
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
    },
    failures: [
      ...failed.map(({ fullName, failureMessages }) => withError(fullName, failureMessages[0])),
      ...broken.map(({ name, message }) => withError(name.split("/").slice(-3).join("/"), message)),
    ],
    repeated: tests
      .filter(({ status, invocations = 1 }) => status === "passed" && invocations > 1)
      .map(({ fullName }) => fullName),
    skipped: {},
  };
}

function readPlaywright({ stats, suites, errors }: PlaywrightReport) {
  const tests = suites.flatMap(testsOf);
  return {
    counts: { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    failures: [
      ...tests
        .filter(({ status }) => status === "unexpected")
        .map(({ name, results }) => withError(name, results.at(-1)?.errors[0]?.message)),
      ...errors.map(({ message }) => withError("outside of tests", message)),
    ],
    repeated: tests.filter(({ status }) => status === "flaky").map(({ name }) => name),
    skipped: namesByReason(tests),
  };
}

function namesByReason(tests: ReturnType<typeof testsOf>): Record<string, string[]> {
  const skipped = tests.flatMap(({ name, annotations }) =>
    annotations.flatMap(({ type, description }) =>
      type === "skip" && description ? { name, description } : [],
    ),
  );
  const byReason = Map.groupBy(skipped, ({ description }) => description);
  return Object.fromEntries([...byReason].map(([reason, found]) => [reason, found.map(({ name }) => name)]));
}

const testsOf = ({
  specs,
  suites = [],
}: PlaywrightSuite): ({ name: string } & PlaywrightSuite["specs"][0]["tests"][0])[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map((test) => ({ ...test, name: `[${test.projectName}] ${file}: ${title}` })),
  ),
  ...suites.flatMap(testsOf),
];

/** Appends the first line of an error. */
function withError(name: string, error = ""): string {
  const [line = ""] = stripVTControlCharacters(error).trim().split("\n");
  return line ? `${name}: ${line}` : name;
}
