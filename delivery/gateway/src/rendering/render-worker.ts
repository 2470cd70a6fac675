import { Worker } from "node:worker_threads";
import { currentRequestId } from "@ligate/server/request-ids";
import type { PageSettings } from "../documents/document-context.ts";
import type { ApiAddresses } from "../http/api-addresses.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import {
  type RenderOutcome,
  type RenderRequest,
  type RenderResponse,
  THREAD_READY,
} from "./render-messages.ts";

/** If rendering takes longer, the document is sent without the page, and the browser renders it. */
const RENDER_TIMEOUT_MS = 300;
/** Loading the server files of a release takes longer than rendering a page. */
const PREPARE_TIMEOUT_MS = 5_000;
/** After a timeout, a thread that only computes for this time and sends no response is considered hung. */
const HANG_TIMEOUT_MS = 500;
/** The active release and the one that is about to become active. */
const MAX_RELEASES = 2;
/** If this many pages are pending, the browser renders further ones. */
const MAX_PENDING = 64;

export interface RenderWorkerSettings {
  api: ApiAddresses;
  pageSettings: PageSettings;
  /** How many releases of the shell a thread keeps, and of the remote with each of them; two by default. */
  maxReleases?: number | undefined;
  /** Logs a message when a thread has been replaced. */
  warn: (message: string) => void;
  /** A clock in milliseconds. */
  now: () => number;
}

/** `workerData` of a render worker thread. */
export interface RenderWorkerData {
  /** The address of the API for page code. Requests are sent to the addresses of a render request. */
  apiUrl: string;
  pageSettings: PageSettings;
  maxReleases: number;
  timeoutMs: number;
}

type Resolve = (outcome: RenderOutcome) => void;

/**
 * The thread that renders the pages of one remote. A thread that hangs or crashes is replaced, and a circuit breaker
 * leaves the remote's pages to the browser for a while; another release of the remote or a rendered page closes it.
 */
export class RenderWorker {
  readonly #name: string;
  readonly #settings: RenderWorkerSettings;
  readonly #pending = new Map<number, Resolve>();
  readonly #circuitBreaker: CircuitBreaker;
  #worker: Worker;
  #release = "";
  #preparing: string | undefined;
  #lastId = 0;
  #lastResponseAt = 0;
  #replacements = 0;

  /** @param name of the remote */
  constructor(name: string, settings: RenderWorkerSettings) {
    this.#name = name;
    this.#settings = settings;
    this.#circuitBreaker = new CircuitBreaker(settings.now);
    this.#worker = this.#start();
  }

  /** For metrics; replacements since the start. */
  get state() {
    const isOpen = this.#circuitBreaker.isOpen;
    return { pending: this.#pending.size, replacements: this.#replacements, open: isOpen ? 1 : 0 };
  }

  /** Returns failures as outcomes; never throws. */
  async render(request: Omit<RenderRequest, "id" | "apiAddresses" | "requestId">): Promise<RenderOutcome> {
    const release = responseReleases(request);
    if (release !== this.#release) {
      this.#release = release;
      this.#circuitBreaker.close();
    }
    if (this.#circuitBreaker.isOpen) return { failure: "Its thread was replaced.", isCircuitOpen: true };
    if (this.#pending.size >= MAX_PENDING)
      return { failure: "Too many pages are being rendered.", status: 503 };
    return this.#send({ id: ++this.#lastId, ...request }, release);
  }

  /**
   * Loads server files before their release becomes active. Until then the thread goes on rendering pages of the active
   * release, and a failure does not open its circuit.
   */
  async prepare(files: Pick<RenderRequest, "shell" | "remote">): Promise<void> {
    const release = responseReleases(files);
    if (release === this.#release) return;
    this.#preparing = release;
    await this.#send({ id: ++this.#lastId, ...files, menuLinks: [] }, release, PREPARE_TIMEOUT_MS);
    this.#preparing = undefined;
  }

  close(): Promise<unknown> {
    this.#worker.removeAllListeners();
    return this.#worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL("./render-worker-thread.ts", import.meta.url), {
      workerData: {
        apiUrl: this.#settings.api.available[0] ?? "",
        pageSettings: this.#settings.pageSettings,
        maxReleases: this.#settings.maxReleases ?? MAX_RELEASES,
        timeoutMs: RENDER_TIMEOUT_MS,
      } satisfies RenderWorkerData,
    });
    worker.unref();
    // A thread that is starting computes and sends no response, but is not hung.
    this.#lastResponseAt = Number.POSITIVE_INFINITY;
    worker.on("message", (message: RenderResponse | typeof THREAD_READY) => {
      this.#lastResponseAt = performance.now();
      if (message === THREAD_READY) return;
      const { id, outcome } = message;
      if ("body" in outcome) this.#circuitBreaker.close();
      this.#pending.get(id)?.(outcome);
    });
    const suspect = () => this.#preparing ?? this.#release;
    worker.on("error", (error) => this.#replace(worker, `crashed (${error})`, suspect()));
    worker.on("exit", () => this.#replace(worker, "exited", suspect()));
    return worker;
  }

  #send(
    request: Omit<RenderRequest, "apiAddresses" | "requestId">,
    release: string,
    timeoutMs: number = RENDER_TIMEOUT_MS,
  ): Promise<RenderOutcome> {
    return new Promise((resolve) => {
      const sentAt = performance.now();
      const settle: Resolve = (outcome) => {
        clearTimeout(timer);
        this.#pending.delete(request.id);
        resolve(outcome);
      };
      const timer = setTimeout(() => {
        settle({ failure: `No page within ${timeoutMs} ms.` });
        this.#replaceIfHung(this.#worker, sentAt, release);
      }, timeoutMs);
      this.#pending.set(request.id, settle);
      const apiAddresses = this.#settings.api.available;
      this.#worker.postMessage({ ...request, apiAddresses, requestId: currentRequestId() });
    });
  }

  /** A thread that waits, for example for the API, is not hung: its event loop is idle. */
  #replaceIfHung(worker: Worker, sentAt: number, release: string): void {
    const before = worker.performance.eventLoopUtilization();
    setTimeout(() => {
      const { utilization } = worker.performance.eventLoopUtilization(before);
      const isHung = this.#lastResponseAt < sentAt && utilization > 0.99;
      if (isHung) this.#replace(worker, "hung", release);
    }, HANG_TIMEOUT_MS).unref();
  }

  /** @param release the one that caused the failure; the circuit breaker opens only if it is still active */
  #replace(worker: Worker, event: string, release: string): void {
    if (worker !== this.#worker) return;
    this.#replacements++;
    this.#worker = this.#start();
    void worker.terminate();
    const failure = `The thread that renders ${this.#name} ${event} and was replaced`;
    for (const settle of this.#pending.values()) settle({ failure: `${failure}.` });
    if (release === this.#preparing) this.#settings.warn(`${failure} while it loaded a release.`);
    if (release !== this.#release) return;
    const seconds = this.#circuitBreaker.open() / 1000;
    this.#settings.warn(`${failure}: the browser renders its pages for ${seconds} s.`);
  }
}

/** Identifies the releases of shell and remote by the contents of their server files. */
const responseReleases = ({ shell, remote }: Pick<RenderRequest, "shell" | "remote">): string =>
  `${shell.integrity} ${remote?.server.integrity}`;
