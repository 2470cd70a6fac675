import { Worker } from "node:worker_threads";
import type { PageSettings } from "../document.ts";
import type { RenderAnswer, RenderOutcome, RenderRequest } from "./messages.ts";
import { Rest } from "./rest.ts";

/** A page that takes longer is rendered in the browser instead, in the same answer. */
const PATIENCE_MS = 300;
/** A thread that did nothing but compute for so long after that, and answered nothing, is stuck. */
const STUCK_MS = 500;
/** Who comes while so many pages are waited for is served by the browser: addresses to ask for have no end. */
const MOST_WAITING = 64;

export interface ThreadSettings {
  apiUrl: string;
  /** What the pages are told of the store. */
  pageSettings: PageSettings;
  /** Told in a sentence when the thread had to be replaced, once each time. */
  warn: (sentence: string) => void;
  /** A clock in milliseconds. */
  now: () => number;
}

/** What a renderer thread begins with. */
export interface ThreadData {
  apiUrl: string;
  pageSettings: PageSettings;
  patienceMs: number;
}

type Answer = (outcome: RenderOutcome) => void;

/**
 * The thread that one remote's pages are rendered in. Where it loops or crashes it is replaced, and the remote's
 * pages are left to the browser for a while, at once: another release of it ends that, or a page that comes.
 */
export class PageThread {
  readonly #name: string;
  readonly #settings: ThreadSettings;
  readonly #waiting = new Map<number, Answer>();
  readonly #rest: Rest;
  #worker: Worker;
  #release = "";
  #lastId = 0;
  #lastAnswer = 0;

  /** @param name the remote's */
  constructor(name: string, settings: ThreadSettings) {
    this.#name = name;
    this.#settings = settings;
    this.#rest = new Rest(settings.now);
    this.#worker = this.#start();
  }

  /** A failure is an outcome, never an exception. */
  async render(page: Omit<RenderRequest, "id">): Promise<RenderOutcome> {
    const release = `${page.shellFile} ${page.remote?.file}`;
    if (release !== this.#release) {
      this.#release = release;
      this.#rest.end();
    }
    if (this.#rest.isOn) return { failure: "Its thread had to be replaced.", isResting: true };
    if (this.#waiting.size >= MOST_WAITING) return { failure: "Too many pages are being rendered." };
    return this.#ask({ id: ++this.#lastId, ...page }, release);
  }

  close(): Promise<unknown> {
    this.#worker.removeAllListeners();
    return this.#worker.terminate();
  }

  #start(): Worker {
    const started = new Worker(new URL("./renderer-thread.ts", import.meta.url), {
      workerData: {
        apiUrl: this.#settings.apiUrl,
        pageSettings: this.#settings.pageSettings,
        patienceMs: PATIENCE_MS,
      } satisfies ThreadData,
    });
    started.unref();
    started.on("online", () => {
      this.#lastAnswer = performance.now();
    });
    started.on("message", ({ id, outcome }: RenderAnswer) => {
      this.#lastAnswer = performance.now();
      if ("body" in outcome) this.#rest.end();
      this.#waiting.get(id)?.(outcome);
    });
    started.on("error", (error) => this.#replace(started, `crashed (${error})`, this.#release));
    started.on("exit", () => this.#replace(started, "ended", this.#release));
    return started;
  }

  #ask(request: RenderRequest, release: string): Promise<RenderOutcome> {
    return new Promise((done) => {
      const asked = performance.now();
      const answer: Answer = (outcome) => {
        clearTimeout(timer);
        this.#waiting.delete(request.id);
        done(outcome);
      };
      const timer = setTimeout(() => {
        answer({ failure: `No page within ${PATIENCE_MS} ms.` });
        this.#replaceIfStuck(this.#worker, asked, release);
      }, PATIENCE_MS);
      this.#waiting.set(request.id, answer);
      this.#worker.postMessage(request);
    });
  }

  /** Who only waits for something is not stuck: it answers others meanwhile. */
  #replaceIfStuck(suspect: Worker, since: number, release: string): void {
    const before = suspect.performance.eventLoopUtilization();
    setTimeout(() => {
      const { utilization } = suspect.performance.eventLoopUtilization(before);
      const isStuck = this.#lastAnswer < since && utilization > 0.99;
      if (isStuck) this.#replace(suspect, "was stuck", release);
    }, STUCK_MS).unref();
  }

  /** @param release what it was broken by: one that is live no more is no reason to leave another alone */
  #replace(broken: Worker, what: string, release: string): void {
    if (broken !== this.#worker) return;
    this.#worker = this.#start();
    void broken.terminate();
    const failure = `The thread that renders ${this.#name} ${what} and was replaced`;
    for (const answer of this.#waiting.values()) answer({ failure: `${failure}.` });
    if (release !== this.#release) return;
    const seconds = this.#rest.begin() / 1000;
    this.#settings.warn(`${failure}: the browser renders its pages for ${seconds} s.`);
  }
}
