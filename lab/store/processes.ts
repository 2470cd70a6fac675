import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { ROOT } from "@ligate/build/packages";
import { waitUntilOk } from "./wait-until.ts";

export type Environment = Record<string, string>;

const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: Environment };
const WEBHOOK_ID = "WHLAB";
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * Starts a program with the given environment only, in the folder of the repository. It is killed when this process ends.
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
  return {
    ...{ child, ended, lines },
    /** Waits until the process has ended. */
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Starts a server and waits for its ready line, which has its ports. */
async function startServer(command: string[], environment: Environment, log?: number) {
  const program = startProgram(command, environment, log);
  const ready = new Promise<Record<string, number>>((done) => {
    program.lines.on("line", (line) => {
      if (line.startsWith('{"ready":true')) done(JSON.parse(line) as Record<string, number>);
    });
  });
  const tooSoon = program.ended.then(() =>
    Promise.reject(new Error(`${command.join(" ")} ended before it was ready`)),
  );
  tooSoon.catch(() => undefined);
  return { ...program, ports: await Promise.race([ready, tooSoon]) };
}

/** The command of a script of package.json, without npm and the shell, which would receive signals in place of the process. */
const toCommand = (script: string, args: string[] = []) => [
  ...["sh", "-c", `${scripts[script]?.replace(/(exec )?node /, "exec node ")} "$@"`, "sh"],
  ...args,
];

/** Runs a script of package.json that ends. */
export function runScript(script: string, args: string[], environment: Environment, log?: number) {
  const program = startProgram(toCommand(script, args), environment, log);
  const output: string[] = [];
  program.lines.on("line", (line) => output.push(line));
  const succeeded = program.ended.then(([code]) => code === 0);
  return { kill: program.kill, output, succeeded };
}

interface StoreProcessOptions {
  /** A script of package.json. */
  script: string;
  environment: Environment;
  host?: string;
  log?: number | undefined;
}

/** An API or a gateway, which can be killed, frozen and started again. */
export class StoreProcess {
  readonly name: string;
  readonly environment: Environment;
  readonly #options: StoreProcessOptions;
  #server: Awaited<ReturnType<typeof startServer>> | undefined;

  constructor(name: string, options: StoreProcessOptions) {
    this.name = name;
    this.environment = options.environment;
    this.#options = options;
  }

  get origin(): string {
    return `http://${this.#options.host ?? "127.0.0.1"}:${this.#server?.ports.port}`;
  }

  get isRunning(): boolean {
    return this.#server?.child.exitCode === null && this.#server.child.signalCode === null;
  }

  /** Starts the process, and waits until it is ready. */
  async start() {
    const { script, environment, log } = this.#options;
    this.#server = await startServer(toCommand(script), environment, log);
    await waitUntilOk(`${this.origin}/readyz`);
  }

  /** Ends the process as a deploy does, and starts it again. @returns the exit code, which is 0 if it has finished its work */
  async restart(): Promise<number | null> {
    this.#signal("SIGTERM");
    const [code] = (await this.#server?.ended) ?? [];
    await this.start();
    return code;
  }

  async kill() {
    await this.#server?.kill();
  }

  /** The process does nothing, and its connections stay open. */
  freeze = () => this.#signal("SIGSTOP");
  resume = () => this.#signal("SIGCONT");
  #signal = (signal: NodeJS.Signals) => void this.#server?.child.kill(signal);
}

/**
 * Starts the stand-ins for PayPal, sales tax and mail.
 * @param webhookUrl where its PayPal sends webhooks
 * @returns its address, and the settings of an API that uses it
 */
export async function startSandbox(webhookUrl: string, environment: Environment = {}, log?: number) {
  const { ports, kill } = await startServer(
    [process.execPath, "lab/sandbox/server.ts"],
    { PORT: "0", PAYPAL_WEBHOOK_URL: webhookUrl, PAYPAL_WEBHOOK_ID: WEBHOOK_ID, ...environment },
    log,
  );
  const origin = `http://127.0.0.1:${ports.port}`;
  const settings = {
    GENES: "authored",
    SESSION_SECRET: "a secret that only the lab knows, for an hour",
    SECOND_FACTOR_KEY: "f".repeat(64),
    PAYPAL_API_BASE: `${origin}/paypal`,
    PAYPAL_CLIENT_ID: "lab",
    PAYPAL_CLIENT_SECRET: "lab",
    PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
    TAX_API_URL: `${origin}/tax/`,
    TAX_API_KEY: "lab",
    SMTP_URL: `smtp://127.0.0.1:${ports.smtpPort}`,
  };
  return { origin, kill, settings };
}
