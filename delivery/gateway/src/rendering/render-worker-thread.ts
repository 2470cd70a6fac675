/** The entry of a render worker thread. It evaluates the server builds of the shell and of one remote. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inspect } from "node:util";
import { compileFunction } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import { computeIntegrity } from "@ligate/build/release-format/integrity";
import { LRUCache } from "lru-cache";
import type { PageSettings } from "../documents/document-context.ts";
import { toScriptJson } from "../documents/json-script.ts";
import type { ServerFile } from "../releases/active-release.ts";
import type { MenuLink } from "../releases/active-releases.ts";
import { ApiClient } from "./api-client.ts";
import { type PageData, type RenderOutcome, type RenderRequest, THREAD_READY } from "./render-messages.ts";
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
    /** Whether a page of this data exists already. Shells of earlier releases do not ask. */
    isKnown?: (data: ShellData) => boolean,
  ) => Promise<ShellOutcome>;
}

interface ShellData {
  loaderData: object;
  problems?: object;
}

/** A page with its data; `isUnchanged` if a page of the same data is known; or a redirect. */
type ShellOutcome =
  | ({ status: number; head: string; body: string } & ShellData)
  | { isUnchanged: true }
  | { redirect: string; status?: number };

interface LoadedShell {
  shell: Shell;
  /** Route tables by the integrity of their file: a remote must use the same React as the shell that renders it. */
  routes: LRUCache<string, unknown[]>;
}

const { apiUrl, pageSettings, maxReleases, timeoutMs } = workerData as RenderWorkerData;
const api = new ApiClient(apiUrl);
const nodeRequire = createRequire(import.meta.url);
const shells = new LRUCache<string, LoadedShell>({ max: maxReleases });

/**
 * Evaluates a server file. Files are CommonJS because, unlike ES modules, they can be garbage-collected with their
 * release.
 * @throws if the content has not the given integrity
 */
function evaluate<Module>({ path, integrity }: ServerFile, require: (id: string) => unknown): Module {
  const source = readFileSync(path);
  if (computeIntegrity(source) !== integrity) {
    throw new Error(`${path} does not match its SHA-384 in release.json. It is not evaluated.`);
  }
  const module = { exports: {} };
  const run = compileFunction(source.toString(), ["module", "exports", "require"], { filename: path });
  run(module, module.exports, require);
  return module.exports as Module;
}

function loadShell(server: ServerFile): LoadedShell {
  const loaded = shells.get(server.integrity) ?? {
    shell: evaluate<Shell>(server, nodeRequire),
    routes: new LRUCache<string, unknown[]>({ max: maxReleases }),
  };
  shells.set(server.integrity, loaded);
  return loaded;
}

type Remote = NonNullable<RenderRequest["remote"]>;

function loadRoutes({ shell: { shared }, routes }: LoadedShell, { name, server }: Remote): unknown[] {
  const requireShared = (id: string) => {
    if (!(id in shared)) throw new Error(`${name} requires ${id}, which the shell does not share.`);
    return shared[id];
  };
  const table = routes.get(server.integrity) ?? evaluate<{ routes: unknown[] }>(server, requireShared).routes;
  routes.set(server.integrity, table);
  return table;
}

async function render({
  shell: server,
  remote,
  url,
  menuLinks,
  contentVersion,
  knownDataHash,
  apiAddresses,
  requestId,
}: RenderRequest): Promise<RenderOutcome> {
  const loaded = loadShell(server);
  const { shell } = loaded;
  shell.configureApi(apiUrl);
  shell.provideSettings?.({ ...pageSettings, menuLinks });
  const routes = remote ? loadRoutes(loaded, remote) : [];
  if (url === undefined) return { failure: "No URL was given." };
  api.contentVersion = contentVersion;
  api.addresses = apiAddresses;
  // Not AbortSignal.timeout: its timer would still fire after the page has been rendered.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const isKnown = (data: ShellData) => serialize(data).dataHash === knownDataHash;
  const [outcome, isContentOnly] = await api
    .observe(
      () =>
        shell.render(
          remote?.name,
          routes,
          url,
          controller.signal,
          knownDataHash === undefined ? undefined : isKnown,
        ),
      requestId,
    )
    .finally(() => clearTimeout(timer));
  if ("redirect" in outcome) return outcome;
  if ("isUnchanged" in outcome) return { isUnchanged: true, isContentOnly };
  const { loaderData, problems, ...page } = outcome;
  return { ...page, ...serialize({ loaderData, problems }), isContentOnly };
}

/** Data becomes text here, because a message copies text faster than objects. */
function serialize({ loaderData, problems }: ShellData): PageData & { dataHash: string } {
  const data = { loaderData: toScriptJson(loaderData), problems: problems && toScriptJson(problems) };
  return { ...data, dataHash: hash("sha1", data.loaderData + data.problems) };
}

function toFailure(error: unknown): RenderOutcome {
  const { status } = error as { status?: number };
  return { failure: inspect(error), status };
}

globalThis.fetch = api.fetch;
parentPort?.on("message", async (request: RenderRequest) => {
  const outcome = await render(request).catch(toFailure);
  parentPort?.postMessage({ id: request.id, outcome });
});
parentPort?.postMessage(THREAD_READY);
