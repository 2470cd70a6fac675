import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { ROOT } from "./packages.ts";

/** A process of the store: it prints `{"ready":true,…}` when it serves, and ends on SIGTERM. */
export interface Service {
  name: string;
  /** What its ready line said: ports. */
  ready: Record<string, number>;
  stop: () => Promise<void>;
}

/**
 * Starts a server and waits until it is ready. It stands in a process group of its own, so that Ctrl-C reaches
 * only the one who stops it in order; it is told of this process's end by the channel between them.
 * @param watch starts it anew when a source of it changes (development)
 * @param onEnd called where it ends without having been stopped
 * @throws where it ends before it is ready; it has then said why
 */
export async function startService(
  name: string,
  file: string,
  environment: Record<string, string | undefined>,
  onEnd: (name: string) => void,
  watch = false,
): Promise<Service> {
  const child = spawn(process.execPath, [...(watch ? ["--watch", "--watch-preserve-output"] : []), file], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    detached: true,
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  // Who stops while it still starts leaves nothing behind.
  process.once("exit", () => child.kill("SIGTERM"));
  const ready = await readyLine(name, child, ended);

  let isStopping = false;
  void ended.then(() => isStopping || onEnd(name));
  const stop = () => {
    isStopping = true;
    child.kill("SIGTERM");
    return ended;
  };
  return { name, ready, stop };
}

async function readyLine(
  name: string,
  child: ChildProcess,
  ended: Promise<void>,
): Promise<Record<string, number>> {
  if (!child.stdout) throw new Error(`${name} has no output to read.`);
  const lines = createInterface({ input: child.stdout });
  return new Promise((done, failed) => {
    lines.on("line", (line) => {
      if (line.startsWith('{"ready":true')) done(JSON.parse(line) as Record<string, number>);
      else console.log(`[${name}] ${line}`);
    });
    void ended.then(() => failed(new Error(`${name} ended before it was ready.`)));
  });
}
