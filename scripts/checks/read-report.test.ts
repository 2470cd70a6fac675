import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readReport } from "./read-report.ts";

const file = join(mkdtempSync(join(tmpdir(), "ligate-report-")), "report.json");
const write = (report: object) => writeFileSync(file, JSON.stringify(report));

const jest = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: "/a/clone/api/src/cart.test.ts",
      message: "cart adds …",
      assertionResults: [
        { fullName: "cart adds", status: "failed", failureMessages: ["Error: 1 is not 2\n  at …"] },
        { fullName: "cart removes", status: "passed", failureMessages: [], invocations: 2 },
        { fullName: "cart counts", status: "passed", failureMessages: [], invocations: 1 },
      ],
    },
    { name: "/a/clone/api/src/tax.test.ts", message: "Cannot find module\n", assertionResults: [] },
  ],
};

const aTest = (status: string, ...messages: string[]) => ({
  status,
  projectName: "desktop",
  annotations: status === "skipped" ? [{ type: "skip", description: "headless shell" }] : [],
  results: messages.map((message) => ({ errors: [{ message }] })),
});
const playwright = {
  stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 },
  errors: [],
  suites: [
    {
      specs: [{ title: "orders", file: "order.spec.ts", tests: [aTest("expected")] }],
      suites: [
        {
          specs: [
            { title: "pays", file: "pay.spec.ts", tests: [aTest("unexpected", "Timeout\n at …")] },
            { title: "waits", file: "pay.spec.ts", tests: [aTest("flaky", "Timeout")] },
            { title: "goes back", file: "pay.spec.ts", tests: [aTest("skipped")] },
          ],
        },
      ],
    },
  ],
};

it("counts the tests of Jest, and a test file that cannot run as a failure", () => {
  write(jest);
  expect(readReport(file, 1)).toEqual({
    counts: { passed: 5, failed: 2, skipped: 2 },
    failures: ["cart adds: Error: 1 is not 2", "api/src/tax.test.ts: Cannot find module"],
    repeated: ["cart removes"],
    skipped: {},
    isReported: true,
  });
});

it("counts the tests of Playwright, and names those that passed on the second run or were skipped", () => {
  write(playwright);
  expect(readReport(file, 1)).toEqual({
    counts: { passed: 8, failed: 1, skipped: 3 },
    failures: ["[desktop] pay.spec.ts: pays: Timeout"],
    repeated: ["[desktop] pay.spec.ts: waits"],
    skipped: { "headless shell": ["[desktop] pay.spec.ts: goes back"] },
    isReported: true,
  });
});

it("counts one failure when a task fails without a failed test", () => {
  write({ ...jest, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });
  expect(readReport(file, 1).counts).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

it.each([
  [0, { passed: 1, failed: 0, skipped: 0 }],
  [2, { passed: 0, failed: 1, skipped: 0 }],
])("counts a task without report and with exit code %i as one test", (exitCode, counts) => {
  expect(readReport("missing.json", exitCode)).toEqual({
    counts,
    failures: [],
    repeated: [],
    skipped: {},
    isReported: false,
  });
});
