import { setTimeout } from "node:timers/promises";
import {
  ChildServices,
  type ReadyLine,
  type ServiceOptions,
} from "@ligate/delivery/processes/child-services";
import { findChildren, readCommand } from "../measure/processes.ts";

/** A service that runs. */
export interface Service {
  pid: number;
  origin: string;
}

interface Started extends Service {
  options: ServiceOptions;
}

/** Starts services as `npm start` does. Without a gateway the API takes its port, so that PayPal's webhooks arrive. */
export class BenchServices extends ChildServices {
  readonly #started = new Map<string, Started>();
  readonly #environment: Record<string, string>;
  readonly #hasGateway: boolean;
  readonly #stopped: Set<string>;

  /** @param environment added to that of every service */
  constructor(environment: Record<string, string>, hasGateway: boolean) {
    const stopped = new Set<string>();
    super((name) => {
      if (stopped.has(name)) return;
      console.error(`The ${name} process exited unexpectedly.`);
      process.exitCode = 1;
    });
    this.#environment = environment;
    this.#hasGateway = hasGateway;
    this.#stopped = stopped;
  }

  override async start(name: string, { environment, ...options }: ServiceOptions): Promise<ReadyLine> {
    if (name === "gateway" && !this.#hasGateway) return {};
    const isPublic = name === "api" && !this.#hasGateway;
    const port = isPublic && { API_PORT: new URL(environment?.PUBLIC_URL ?? "").port };
    const own = { ...environment, ...this.#environment, ...port };
    return this.#start(name, { ...options, environment: own, onLine: printProblem });
  }

  /** Stops one service, which `startAgain` starts with the same environment. */
  async stopOne(name: string): Promise<void> {
    const { pid } = this.#find(name);
    this.#stopped.add(name);
    process.kill(pid, "SIGTERM");
    while (readCommand(pid) !== "") await setTimeout(20);
  }

  async startAgain(name: string): Promise<void> {
    await this.#start(name, this.#find(name).options);
    this.#stopped.delete(name);
  }

  /** The process of a service and its address. @throws if no service of this name was started */
  get(name: string): Service {
    const { pid, origin } = this.#find(name);
    return { pid, origin };
  }

  async #start(name: string, options: ServiceOptions): Promise<ReadyLine> {
    const ready = await super.start(name, options);
    const pid = findChildren(process.pid).find((child) => readCommand(child).includes(options.file));
    if (!pid) throw new Error(`No process runs ${options.file}.`);
    this.#started.set(name, { pid, origin: `http://127.0.0.1:${ready.port}`, options });
    return ready;
  }

  #find(name: string): Started {
    const started = this.#started.get(name);
    if (!started) throw new Error(`The ${name} was not started.`);
    return started;
  }
}

/** Prints warnings and errors, not the messages about sign-ups. */
function printProblem(line: string) {
  if (!line.startsWith('{"level":30')) console.log(line);
}
