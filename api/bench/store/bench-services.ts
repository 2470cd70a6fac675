import {
  ChildServices,
  type ReadyLine,
  type ServiceOptions,
} from "../../../scripts/processes/child-services.ts";
import { childrenOf, commandOf } from "../measure/processes.ts";

/** A service that runs. */
export interface Service {
  pid: number;
  origin: string;
  options: ServiceOptions;
}

/**
 * Starts services as `npm start` does, except for the gateway: the API takes its port, so that PayPal's webhooks arrive.
 */
export class BenchServices extends ChildServices {
  readonly #running = new Map<string, Service>();
  readonly #environment: Record<string, string>;

  /** @param environment added to that of every service */
  constructor(environment: Record<string, string>) {
    super((name) => {
      console.error(`The ${name} process exited unexpectedly.`);
      process.exitCode = 1;
    });
    this.#environment = environment;
  }

  override async start(name: string, { environment, ...options }: ServiceOptions): Promise<ReadyLine> {
    if (name === "gateway") return {};
    const port = new URL(environment?.PUBLIC_URL ?? "http://127.0.0.1:0").port;
    const own = { ...environment, ...this.#environment, ...(name === "api" ? { API_PORT: port } : {}) };
    const started = {
      ...options,
      environment: own,
      onLine: (line: string) => console.log(`[${name}] ${line}`),
    };
    const ready = await super.start(name, started);
    const pid = childrenOf(process.pid).find((child) => commandOf(child).includes(options.file));
    if (!pid) throw new Error(`No process runs ${options.file}.`);
    this.#running.set(name, { pid, origin: `http://127.0.0.1:${ready.port}`, options: started });
    return ready;
  }

  /** @throws if no service of this name was started */
  get(name: string): Service {
    const service = this.#running.get(name);
    if (!service) throw new Error(`The ${name} was not started.`);
    return service;
  }
}

/** What the store tells its operator of sign-ups does not matter here; warnings and errors do. */
function printProblem(line: string) {
  if (!line.startsWith('{"level":30')) console.log(line);
}
