import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";

const COMMAND = join(import.meta.dirname, "testing/command.ts");

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Runs a command with services, and collects their process ids and what the command prints. */
function run(...services: string[]) {
  const command = spawn(process.execPath, [COMMAND, ...services], { stdio: ["ignore", "pipe", "pipe"] });
  const pids: number[] = [];
  const lines: string[] = [];
  let errors = "";
  createInterface({ input: command.stdout }).on("line", (line) => {
    const pid = /pid (\d+)$/.exec(line)?.[1];
    if (pid) pids.push(Number(pid));
    lines.push(line);
    command.emit("line");
  });
  command.stderr.on("data", (chunk: Buffer) => {
    errors += chunk;
  });
  const waitFor = async (condition: () => boolean) => {
    while (!condition()) await once(command, "line");
  };
  return { command, pids, lines, errors: () => errors, waitFor };
}

async function exitCode(command: ChildProcess): Promise<number | null> {
  const [code] = command.exitCode === null ? await once(command, "exit") : [command.exitCode];
  return code;
}

it.each([
  ["SIGTERM", 143],
  ["SIGINT", 130],
] as const)("stops all services when %s arrives during the start", async (signal, code) => {
  const { command, pids, waitFor } = run("on", "off");
  await waitFor(() => pids.length === 2);

  command.kill(signal);

  expect(await exitCode(command)).toBe(code);
  expect(pids.filter(isRunning)).toEqual([]);
});

it("stops all services and exits with 0 when a signal arrives after the start", async () => {
  const { command, pids, lines, waitFor } = run("on", "on");
  await waitFor(() => lines.includes("ready"));

  command.kill("SIGTERM");

  expect(await exitCode(command)).toBe(0);
  expect(pids.filter(isRunning)).toEqual([]);
});

it("stops all services when the signal arrives twice, as by npm and by the terminal", async () => {
  const { command, pids, lines, waitFor } = run("on", "on");
  await waitFor(() => lines.includes("ready"));

  command.kill("SIGINT");
  await setTimeout(10);
  command.kill("SIGINT");

  expect(await exitCode(command)).toBe(0);
  expect(pids.filter(isRunning)).toEqual([]);
});

it("leaves no service behind when it is killed", async () => {
  const { command, pids, lines, waitFor } = run("on", "on");
  await waitFor(() => lines.includes("ready"));

  command.kill("SIGKILL");

  await exitCode(command);
  while (pids.some(isRunning)) await setTimeout(20);
});

it("stops the other services and exits with 1 when a service does not start", async () => {
  const { command, pids, errors } = run("on", "fail");

  expect(await exitCode(command)).toBe(1);
  expect(errors()).toBe("service fail exited before it was ready.\n");
  expect(pids.filter(isRunning)).toEqual([]);
});

it("stops the other services and exits with 1 when a service dies", async () => {
  const { command, pids, lines, errors, waitFor } = run("on", "on");
  await waitFor(() => lines.includes("ready"));

  process.kill(pids[0] ?? 0, "SIGKILL");

  expect(await exitCode(command)).toBe(1);
  expect(errors()).toBe("The service on process exited unexpectedly.\n");
  expect(pids.filter(isRunning)).toEqual([]);
});
