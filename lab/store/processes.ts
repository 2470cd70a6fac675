import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { ROOT } from "@ligate/build/packages";
import { waitUntilOk } from "./wait-until.ts";

export type Environment = Record<string, string>;

/** The settings of an API beside those of its sandbox, database and machine. */
export const API_SETTINGS = {
  GENES: "authored",
  SESSION_SECRET: "a secret that only the lab knows, for an hour",
  SECOND_FACTOR_KEY: "f".repeat(64),
};

const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: Environment };
const running = new Set<ChildProcessByStdio<null, Readable, null>>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * Starts a program with the given environment only, in the folder of the repository. It is killed when this
 * process ends.
 * @param log a file descriptor for what it prints
 */
export function startProgram([program = "", ...args]: string[], environment: Environment, log?: number) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", log ?? "ignore"],
  }) as ChildProcessByStdio<null, Readable, null>;
  running.add(child);
  const ended = once(child, "exit").finally(() => running.delete(child));
  const lines = createInterface({ input: child.stdout });
  if (log !== undefined) lines.on("line", (line) => writeSync(log, `${line}\n`));
  /** Waits until the process has ended. */
  async function kill() {
    child.kill("SIGKILL");
    await ended;
  }
  return { child, ended, lines, kill };
}

/**
 * Starts a script of package.json, without npm and the shell, which would receive signals in place of the
 * process.
 */
export const startScript = (script: string, args: string[], environment: Environment, log?: number) =>
  startProgram(
    ["sh", "-c", `${scripts[script]?.replace(/(exec )?node /, "exec node ")} "$@"`, "sh", ...args],
    environment,
    log,
  );

interface StoreProcessOptions {
  name: string;
  /** A script of package.json. */
  script: string;
  environment: Environment;
  host?: string;
  log?: number | undefined;
}

/** An API or a gateway, which can be killed, frozen and started again. */
export class StoreProcess {
  readonly options: StoreProcessOptions;
  #program: ReturnType<typeof startProgram> | undefined;
  #port: number | undefined;

  constructor(options: StoreProcessOptions) {
    this.options = options;
  }

  get name(): string {
    return this.options.name;
  }

  get origin(): string {
    return `http://${this.options.host ?? "127.0.0.1"}:${this.#port}`;
  }

  get isRunning(): boolean {
    return this.#program?.child.exitCode === null && this.#program.child.signalCode === null;
  }

  /** Starts the process, and waits until it is ready. @throws if it ends before */
  async start() {
    const { script, environment, log } = this.options;
    const program = startScript(script, [], environment, log);
    this.#program = program;
    this.#port = await new Promise<number>((resolve, reject) => {
      program.lines.on("line", (line) => {
        if (line.startsWith('{"ready":true')) resolve(JSON.parse(line).port);
      });
      void program.ended.then(() => reject(new Error(`${this.name} ended before it was ready`)));
    });
    await waitUntilOk(`${this.origin}/readyz`);
  }

  /**
   * Ends the process as a deploy does, and starts it again.
   * @returns the exit code, which is 0 if it has finished its work
   */
  async restart(): Promise<number | null> {
    this.#signal("SIGTERM");
    const [code] = (await this.#program?.ended) ?? [];
    await this.start();
    return code;
  }

  async kill() {
    await this.#program?.kill();
  }

  /** The process does nothing, and its connections stay open. */
  freeze = () => this.#signal("SIGSTOP");
  resume = () => this.#signal("SIGCONT");
  #signal = (signal: NodeJS.Signals) => void this.#program?.child.kill(signal);
}
