import { spawn } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "@ligate/build/packages";
import { readReport, type TestResult } from "./read-report.ts";

/** The result of one task: a script of one package. */
export interface TaskResult extends Omit<TestResult, "isReported"> {
  /** Package and script, as in `mf-catalog#test`. */
  id: string;
  seconds: number;
  isCached: boolean;
  /** The output of a passing task without a test report, such as warnings. */
  output: string;
}

export interface RunOptions {
  /** `--affected`: only tasks that the changes affect; `--force`: ignore cached results. */
  scope: string[];
  environment?: Record<string, string>;
  /** Arguments for the scripts. */
  args?: string[];
}

/** The part that is read of turbo's run summary. */
interface RunSummary {
  tasks: {
    taskId: string;
    task: string;
    directory: string;
    command: string;
    logFile: string;
    cache: { status: "HIT" | "MISS" };
    execution?: { startTime: number; endTime: number; exitCode: number };
  }[];
}

const SUMMARIES = join(ROOT, ".turbo/runs");
/** The folder of a package for its reports. Jest does not create it. */
const REPORTS = "coverage";

function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/**
 * Runs the scripts of these names in all packages by turbo, as many at once as there are cores. Turbo prints the
 * output of a task that fails when the task ends.
 */
export async function runTasks(names: string[], options: RunOptions): Promise<TaskResult[]> {
  for (const manifest of globSync("{*,shared/*,delivery/*,lab/*}/package.json", { cwd: ROOT }))
    emptyFolder(join(ROOT, dirname(manifest), REPORTS));
  emptyFolder(SUMMARIES);
  const code = await runTurbo(names, options);
  const [summary] = globSync(join(SUMMARIES, "*.json"));
  if (!summary) throw new Error(`turbo ended with exit code ${code} before it ran a task.`);
  return taskResults(JSON.parse(readFileSync(summary, "utf8")) as RunSummary);
}

function runTurbo(names: string[], { scope, environment, args = [] }: RunOptions): Promise<number> {
  const running = ["--continue=always", "--concurrency=100%", "--env-mode=loose", "--summarize"];
  const printing = ["--output-logs=errors-only", "--log-order=grouped", "--ui=stream"];
  const command = ["run", ...names, ...scope, ...running, ...printing, "--", ...args];
  const turbo = spawn(join(ROOT, "node_modules/.bin/turbo"), command, {
    cwd: ROOT,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1", ...environment },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return new Promise((resolve, reject) => {
    turbo.once("error", reject);
    turbo.once("close", (code) => resolve(code ?? 1));
  });
}

function taskResults({ tasks }: RunSummary): TaskResult[] {
  // A package without a script of the name has a task without a command.
  const scripts = tasks.filter(({ command }) => command !== "<NONEXISTENT>");
  return scripts.map(({ taskId, task, directory, logFile, cache, execution }) => {
    const { startTime = 0, endTime = 0, exitCode = 1 } = execution ?? {};
    const report = join(ROOT, directory, REPORTS, `${task}.json`);
    const { isReported, ...result } = readReport(report, exitCode);
    return {
      id: taskId,
      ...result,
      seconds: (endTime - startTime) / 1000,
      isCached: cache.status === "HIT",
      output: isReported || result.counts.failed > 0 ? "" : readOutput(join(ROOT, logFile)),
    };
  });
}

/** The output of a task, without the command line that pnpm prints first. */
const readOutput = (logFile: string): string =>
  stripVTControlCharacters(readFileSync(logFile, "utf8"))
    .split("\n")
    .filter((line) => !line.startsWith("$ "))
    .join("\n")
    .trim();
