/** The entry of a render worker thread. It evaluates the server builds of the shell and of one remote. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import type { PageSettings } from "../documents/render-document.ts";
import type { MenuLink } from "../releases/menu-links.ts";
import type { RenderOutcome, RenderRequest } from "./render-messages.ts";
import type { RenderWorkerData } from "./render-worker.ts";

interface Shell {
  shared: Record<string, unknown>;
  configureApi: (address: string) => void;
  /** Missing in shells before platform 1.2. */
  provideSettings?: (settings: PageSettings & { menuLinks: MenuLink[] }) => void;
  render: (
    name: string | undefined,
    routes: unknown[],
    url: string,
    signal: AbortSignal,
  ) => Promise<RenderOutcome>;
}

const { apiUrl, pageSettings, timeoutMs } = workerData as RenderWorkerData;
const nodeRequire = createRequire(import.meta.url);
const loadedModules = new Map<string, unknown>();

/**
 * Evaluates a server file once per release of the shell: a remote must use the same instance of React as the shell that
 * renders it. Files are CommonJS because, unlike ES modules, they can be garbage-collected with their release.
 */
function load<Module>(shellFile: string, file: string, require: (id: string) => unknown): Module {
  const key = `${shellFile} ${file}`;
  if (!loadedModules.has(key)) {
    const module = { exports: {} };
    const run = compileFunction(readFileSync(file, "utf8"), ["module", "exports", "require"], {
      filename: file,
    });
    run(module, module.exports, require);
    loadedModules.set(key, module.exports);
  }
  return loadedModules.get(key) as Module;
}

async function render({ shellFile, remote, url, menuLinks }: RenderRequest): Promise<RenderOutcome> {
  const shell = load<Shell>(shellFile, shellFile, nodeRequire);
  shell.configureApi(apiUrl);
  shell.provideSettings?.({ ...pageSettings, menuLinks });
  const routes = remote ? loadRoutes(shell, shellFile, remote) : [];
  if (url === undefined) return { failure: "No URL was given." };
  // Not AbortSignal.timeout: its timer would still fire after the page has been rendered.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  return shell.render(remote?.name, routes, url, controller.signal).finally(() => clearTimeout(timer));
}

type Remote = NonNullable<RenderRequest["remote"]>;

function loadRoutes({ shared }: Shell, shellFile: string, { name, file }: Remote): unknown[] {
  const requireShared = (id: string) => {
    if (!(id in shared)) throw new Error(`${name} requires ${id}, which the shell does not share.`);
    return shared[id];
  };
  return load<{ routes: unknown[] }>(shellFile, file, requireShared).routes;
}

function toFailure(error: unknown): RenderOutcome {
  const { status, stack } = error as { status?: number; stack?: string };
  return { failure: stack ?? String(error), status };
}

parentPort?.on("message", async (request: RenderRequest) => {
  const outcome = await render(request).catch(toFailure);
  parentPort?.postMessage({ id: request.id, outcome });
});
