import { type ChildProcess, spawn } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "@ligate/build/packages";

/**
 * Saves memory (decision 50). A service whose code is in the compile cache does not load the compiler that removes types,
 * which takes 30 MB. With one arena, what one thread has freed is used by all threads.
 */
const MEMORY_SETTINGS = {
  NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/compiled"),
  MALLOC_ARENA_MAX: "1",
};

/** The ports in the ready line of a service. */
export type Ports = Record<string, number>;

export interface ServiceOptions {
  /** The file that Node runs, relative to the repository. */
  file: string;
  /** Options of Node, before the file. */
  nodeOptions?: string[];
  environment?: Record<string, string>;
  /** Restarts the service when its sources change (development). */
  watch?: boolean;
  /** Receives what the service prints; by default it is printed with the name of the service. */
  onLine?: (line: string) => void;
}

interface Child {
  name: string;
  process: ChildProcess;
  exited: Promise<void>;
}

/** Longer than the services take to answer the requests that they have. */
const STOP_TIMEOUT_MS = 30_000;

/** The servers that a command runs as child processes. Each prints `{"ready":true,…}` when it serves. */
export class ChildServices {
  readonly #children: Child[] = [];
  readonly #onUnexpectedExit: (name: string) => void;
  #isStopping = false;

  /** @param onUnexpectedExit called when a service that was ready exits without having been stopped */
  constructor(onUnexpectedExit: (name: string) => void) {
    this.#onUnexpectedExit = onUnexpectedExit;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /**
   * Starts a server and waits until it is ready. The server has its own process group, so that Ctrl-C reaches only
   * this process, which stops the services in order. The IPC channel tells the server when this process dies.
   * @returns its ready line
   * @throws if the server exits before it is ready; the server has printed the reason
   */
  async start<ReadyLine = Ports>(
    name: string,
    { file, nodeOptions = [], environment, watch, onLine }: ServiceOptions,
  ): Promise<ReadyLine> {
    if (this.#isStopping) throw new Error(`${name} is not started: the services are being stopped.`);
    const watchFlags = watch ? ["--watch", "--watch-preserve-output"] : [];
    const child = spawn(process.execPath, [...watchFlags, ...nodeOptions, file], {
      cwd: ROOT,
      env: { ...MEMORY_SETTINGS, ...process.env, ...environment },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
      detached: true,
    });
    const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    // Registered before the service is ready, so that stop() also ends a service that is still starting.
    this.#children.push({ name, process: child, exited });

    const print = onLine ?? ((line) => console.log(`[${name}] ${line}`));
    const ready = await readyLine<ReadyLine>(name, child, exited, print);
    void exited.then(() => this.#isStopping || this.#onUnexpectedExit(name));
    return ready;
  }

  /** Stops the services in reverse order of their start and waits until they have exited. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const { process, exited } of this.#children.toReversed()) {
      const kill = setTimeout(() => process.kill("SIGKILL"), STOP_TIMEOUT_MS);
      if (process.exitCode === null && process.signalCode === null) process.kill("SIGTERM");
      await exited;
      clearTimeout(kill);
    }
  }
}

async function readyLine<ReadyLine>(
  name: string,
  child: ChildProcess,
  exited: Promise<void>,
  onLine: (line: string) => void,
): Promise<ReadyLine> {
  if (!child.stdout) throw new Error(`${name} has no output to read.`);
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    lines.on("line", (line) => {
      if (line.startsWith('{"ready":true')) resolve(JSON.parse(line) as ReadyLine);
      else onLine(line);
    });
    void exited.then(() => reject(new Error(`${name} exited before it was ready.`)));
  });
}

/** A loopback port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
