import { existsSync, readFileSync } from "node:fs";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The parts of Jest's and Playwright's JSON reports that are read. */
type Report =
  | {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      numRuntimeErrorTestSuites: number;
    }
  | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/**
 * Counts the tests of a task by its report. A task without report counts as one test.
 * @param file the report; it may be missing
 * @param exitCode a task that fails without a failed test counts as one failure
 */
export function countReport(file: string, exitCode: number): { counts: Counts; isReported: boolean } {
  const isReported = existsSync(file);
  const counts = isReported
    ? countTests(JSON.parse(readFileSync(file, "utf8")) as Report)
    : { passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 };
  const failed = Math.max(counts.failed, exitCode === 0 ? 0 : 1);
  return { counts: { ...counts, failed }, isReported };
}

function countTests(report: Report): Counts {
  if ("stats" in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    // A test that passes only on a retry has failed once.
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}
