import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countReport } from "./count-report.ts";

const file = join(mkdtempSync(join(tmpdir(), "ligate-report-")), "report.json");
const jest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numRuntimeErrorTestSuites: 1 };

it("counts the tests of Jest, and a test file that cannot run as a failure", () => {
  writeFileSync(file, JSON.stringify(jest));
  expect(countReport(file, 1)).toEqual({ counts: { passed: 5, failed: 2, skipped: 2 }, isReported: true });
});

it("counts the tests of Playwright, and a test that passes on a retry as a failure", () => {
  writeFileSync(file, JSON.stringify({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 } }));
  expect(countReport(file, 1)).toEqual({ counts: { passed: 7, failed: 2, skipped: 3 }, isReported: true });
});

it("counts one failure when a task fails without a failed test", () => {
  writeFileSync(file, JSON.stringify({ ...jest, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }));
  expect(countReport(file, 1).counts).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

it.each([
  [0, { passed: 1, failed: 0, skipped: 0 }],
  [2, { passed: 0, failed: 1, skipped: 0 }],
])("counts a task without report and with exit code %i as one test", (exitCode, counts) => {
  expect(countReport("missing.json", exitCode)).toEqual({ counts, isReported: false });
});
