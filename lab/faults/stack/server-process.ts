import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export interface Process {
  ready: Record<string, number>;
  /** False after the process has ended, for whatever reason. */
  isRunning(): boolean;
  /** Sends SIGKILL and waits until the process has ended. */
  kill(): Promise<void>;
  /** Sends SIGSTOP: the process does nothing until it is killed, and its connections stay open. */
  freeze(): void;
}

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts a server with the given environment only, and waits for its ready line. */
export async function startProcess(file: string, env: Record<string, string>): Promise<Process> {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", process.env.FAULTS_LOG ? "inherit" : "ignore"],
  });
  running.add(child);
  const ended = once(child, "exit").finally(() => running.delete(child));
  const ready = new Promise<Record<string, number>>((done) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.startsWith('{"ready":true')) done(JSON.parse(line) as Record<string, number>);
      else if (process.env.FAULTS_LOG) console.error(line);
    });
  });
  const tooSoon = ended.then(() => Promise.reject(new Error(`${file} ended before it was ready`)));
  tooSoon.catch(() => undefined);
  return {
    ready: await Promise.race([ready, tooSoon]),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
    freeze: () => child.kill("SIGSTOP"),
  };
}
