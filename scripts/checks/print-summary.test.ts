import { printSummary } from "./print-summary.ts";
import type { TaskResult } from "./run-tasks.ts";

function aResult(result: Partial<TaskResult>): TaskResult {
  const counts = { passed: 1, failed: 0, skipped: 0 };
  const names = { failures: [], repeated: [], skipped: {} };
  return { id: "api#test", counts, ...names, seconds: 1.25, isCached: false, output: "", ...result };
}

function printed(...results: TaskResult[]): string[] {
  const texts: string[] = [];
  printSummary(results, (text) => texts.push(text));
  return texts.join("\n").split("\n");
}

it("ends with the total of all tasks", () => {
  const counts = { passed: 3, failed: 2, skipped: 4 };
  const lines = printed(aResult({}), aResult({ id: "shell#test", counts, isCached: true }));
  expect(lines).toContain("ok      api#test                     1 passed, 0 failed, 0 skipped (1.3 s)");
  expect(lines).toContain("FAILED  shell#test                   3 passed, 2 failed, 4 skipped (cached)");
  expect(lines.at(-1)).toBe("4 passed, 2 failed");
});

it("shows the warnings of a task that passed", () => {
  const lines = printed(aResult({ id: "//#boundaries", output: "warning: 3 files are not parsed" }));
  expect(lines).toContain("warning: 3 files are not parsed");
});

it("names the tests that were skipped for a reason", () => {
  const skipped = { "headless shell": ["Back restores the page"] };
  expect(printed(aResult({}), aResult({ id: "e2e#journeys", skipped })).join("\n")).toContain(
    "Skipped: headless shell:\n  e2e#journeys: Back restores the page\n",
  );
});

it("names the tests that failed and those that were repeated, with their tasks", () => {
  const failed = aResult({ failures: ["cart adds: 1 is not 2"], repeated: ["cart counts"] });
  expect(printed(failed).join("\n")).toContain(
    "Failed:\n  api#test: cart adds: 1 is not 2\n\nFailed once, passed when repeated:\n  api#test: cart counts",
  );
});
