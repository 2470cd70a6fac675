import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const isLogged = Boolean(process.env.FAULTS_LOG);
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

export type ServerProcess = Awaited<ReturnType<typeof startServer>>;

/** Starts a server with the given environment only, and waits for its ready line. */
export async function startServer(file: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", isLogged ? "inherit" : "ignore"],
  });
  running.add(child);
  const ended = once(child, "exit").finally(() => running.delete(child));
  const ready = new Promise<Record<string, number>>((done) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.startsWith('{"ready":true')) done(JSON.parse(line) as Record<string, number>);
      else if (isLogged) console.error(line);
    });
  });
  const tooSoon = ended.then(() => Promise.reject(new Error(`${file} ended before it was ready`)));
  tooSoon.catch(() => undefined);
  return {
    child,
    ports: await Promise.race([ready, tooSoon]),
    /** Waits until the process has ended. */
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
