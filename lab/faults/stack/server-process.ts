import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { writeSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { ROOT } from "@ligate/build/packages";

const STDERR = 2;
const DEFAULT_LOG = process.env.FAULTS_LOG ? STDERR : undefined;
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

export type ServerProcess = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts a program with the given environment only, in the folder of the repository. It is killed when this process ends.
 * @param log a file descriptor for what it prints
 */
export function startProgram(
  [program = "", ...args]: string[],
  env: Record<string, string>,
  log = DEFAULT_LOG,
) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", log ?? "ignore"],
  }) as ChildProcessByStdio<null, Readable, null>;
  running.add(child);
  const ended = once(child, "exit").finally(() => running.delete(child));
  const lines = createInterface({ input: child.stdout });
  if (log !== undefined) lines.on("line", (line) => writeSync(log, `${line}\n`));
  return {
    ...{ child, ended, lines },
    /** Waits until the process has ended. */
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Starts a server and waits for its ready line. */
export async function startServer(command: string[], env: Record<string, string>, log = DEFAULT_LOG) {
  const program = startProgram(command, env, log);
  const ready = new Promise<Record<string, number>>((done) => {
    program.lines.on("line", (line) => {
      if (line.startsWith('{"ready":true')) done(JSON.parse(line) as Record<string, number>);
    });
  });
  const tooSoon = program.ended.then(() =>
    Promise.reject(new Error(`${command.at(-1)} ended before it was ready`)),
  );
  tooSoon.catch(() => undefined);
  return { ...program, ports: await Promise.race([ready, tooSoon]) };
}
