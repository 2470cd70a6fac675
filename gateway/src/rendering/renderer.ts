import { Worker } from "node:worker_threads";
import type { LiveRelease } from "@ligate/build/release-format";
import type { RenderAnswer, RenderOutcome, RenderRequest } from "./messages.ts";

/** A page that takes longer is rendered in the browser instead, in the same answer. */
const PATIENCE_MS = 300;
/** A thread that has answered nothing for so long after that is stuck, and is replaced. */
const STUCK_MS = 500;
/** Who comes while so many pages are waited for is served by the browser: addresses to ask for have no end. */
const MOST_WAITING = 64;

export interface Renderer {
  /**
   * Renders a path of a remote; of nobody, where only the shell can answer. A failure is an outcome, never an
   * exception.
   */
  render: (shell: LiveRelease, remote: LiveRelease | undefined, url: string) => Promise<RenderOutcome>;
  close: () => Promise<unknown>;
}

type Answer = (outcome: RenderOutcome) => void;

/** Starts the renderer thread. @param apiUrl where loaders find the API */
export function startRenderer(apiUrl: string): Renderer {
  const waiting = new Map<number, Answer>();
  let lastId = 0;
  let lastAnswer = 0;
  let thread = startThread();

  function startThread(): Worker {
    const started = new Worker(new URL("./renderer-thread.ts", import.meta.url), {
      workerData: { apiUrl, patienceMs: PATIENCE_MS },
    });
    started.unref();
    started.on("message", ({ id, outcome }: RenderAnswer) => {
      lastAnswer = performance.now();
      waiting.get(id)?.(outcome);
    });
    started.on("error", (error) => replace(started, String(error)));
    return started;
  }

  function replace(broken: Worker, why: string): void {
    if (broken !== thread) return;
    thread = startThread();
    void broken.terminate();
    for (const answer of waiting.values()) answer({ failure: why });
  }

  function replaceIfStuck(suspect: Worker, since: number): void {
    setTimeout(() => {
      if (suspect === thread && lastAnswer < since) replace(suspect, "The renderer was stuck.");
    }, STUCK_MS).unref();
  }

  function ask(request: RenderRequest): Promise<RenderOutcome> {
    return new Promise((done) => {
      const asked = performance.now();
      const answer: Answer = (outcome) => {
        clearTimeout(timer);
        waiting.delete(request.id);
        done(outcome);
      };
      const timer = setTimeout(() => {
        answer({ failure: `No page within ${PATIENCE_MS} ms.` });
        replaceIfStuck(thread, asked);
      }, PATIENCE_MS);
      waiting.set(request.id, answer);
      thread.postMessage(request);
    });
  }

  return {
    async render({ serverFile: shellFile }, owner, url) {
      if (!shellFile || (owner && !owner.serverFile)) return { failure: "It is not rendered on a server." };
      if (waiting.size >= MOST_WAITING) return { failure: "Too many pages are being rendered." };
      const remote = owner?.serverFile ? { name: owner.name, file: owner.serverFile } : undefined;
      return ask({ id: ++lastId, shellFile, remote, url });
    },
    close: () => thread.terminate(),
  };
}
