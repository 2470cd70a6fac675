/** Renders the pages of one remote in a thread of its own: where it loops or crashes, only that is taken down. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import type { PageSettings } from "../document.ts";
import type { RenderOutcome, RenderRequest } from "./messages.ts";
import type { ThreadData } from "./page-thread.ts";

interface Shell {
  shared: Record<string, unknown>;
  configureApi: (address: string) => void;
  /** Missing in shells before platform 1.2. */
  provideSettings?: (settings: PageSettings) => void;
  render: (
    name: string | undefined,
    routes: unknown[],
    url: string,
    signal: AbortSignal,
  ) => Promise<RenderOutcome>;
}

const { apiUrl, pageSettings, patienceMs } = workerData as ThreadData;
const builtIn = createRequire(import.meta.url);
const evaluated = new Map<string, unknown>();

/**
 * Evaluates a server file once for each shell that it is rendered with: what it was given by another shell, such
 * as React, renders nothing here. As CommonJS, releases that are gone can be collected.
 */
function load<Module>(shellFile: string, file: string, require: (id: string) => unknown): Module {
  const key = `${shellFile} ${file}`;
  if (!evaluated.has(key)) {
    const module = { exports: {} };
    const run = compileFunction(readFileSync(file, "utf8"), ["module", "exports", "require"], {
      filename: file,
    });
    run(module, module.exports, require);
    evaluated.set(key, module.exports);
  }
  return evaluated.get(key) as Module;
}

async function render({ shellFile, remote, url }: RenderRequest): Promise<RenderOutcome> {
  const shell = load<Shell>(shellFile, shellFile, builtIn);
  shell.configureApi(apiUrl);
  shell.provideSettings?.(pageSettings);
  const routes = remote ? routesOf(shell, shellFile, remote) : [];
  if (url === undefined) return { failure: "No page was asked for." };
  // Not AbortSignal.timeout: that fires for every page, also for those that were rendered long before.
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  return shell.render(remote?.name, routes, url, patience.signal).finally(() => clearTimeout(timer));
}

type Remote = NonNullable<RenderRequest["remote"]>;

function routesOf({ shared }: Shell, shellFile: string, { name, file }: Remote): unknown[] {
  const fromShell = (id: string) => {
    if (!(id in shared)) throw new Error(`${name} asks for ${id}, which the shell does not share.`);
    return shared[id];
  };
  return load<{ routes: unknown[] }>(shellFile, file, fromShell).routes;
}

function failureOf(error: unknown): RenderOutcome {
  const { status, stack } = error as { status?: number; stack?: string };
  return { failure: stack ?? String(error), status };
}

parentPort?.on("message", async (request: RenderRequest) => {
  const outcome = await render(request).catch(failureOf);
  parentPort?.postMessage({ id: request.id, outcome });
});
