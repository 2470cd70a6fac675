import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { computeIntegrity } from "@ligate/build/release-format/integrity";
import type { ActiveRelease, ServerFile } from "../releases/active-release.ts";
import type { RenderOutcome } from "../rendering/render-messages.ts";
import type { RenderWorkerPool } from "../rendering/render-worker-pool.ts";
import { aRelease } from "./releases-on-disk.ts";

const dir = mkdtempSync(join(tmpdir(), "ligate-renderer-"));
let releaseCount = 0;

/** Settings for tests that do not depend on them. */
export const pageSettings = {
  publicUrl: "https://store.example",
  paypal: { clientId: "", sdkUrl: "" },
  testProduct: false,
};

/** Creates another release of a package, whose server file has the given source. */
export function createServerRelease(name: string, source: string): ActiveRelease & { server: ServerFile } {
  const id = String(++releaseCount);
  const path = join(dir, `${name}-${id}.cjs`);
  writeFileSync(path, source);
  const server = { path, integrity: computeIntegrity(source) };
  return { ...aRelease({ name, id, ssr: true }), base: `/releases/${name}/${id}/`, server };
}

/** A shell that renders the result of the remote's first route function, and shares one module. */
export const shell = createServerRelease(
  "shell",
  `exports.shared = { greeting: "hello" };
   exports.configureApi = (address) => { exports.api = address; };
   exports.provideSettings = ({ publicUrl }) => { exports.store = publicUrl; };
   exports.render = async (name, routes, url) => {
     const body = name ? await routes[0](url) : "no owner of " + url;
     return { status: 200, head: "", body: name + " " + body + " " + exports.api, loaderData: {} };
   };`,
);

/** Creates a release of a remote whose pages show the shared greeting and the URL. */
export const createWorkingRemote = (name: string) =>
  createServerRelease(
    name,
    `const hello = require("greeting"); exports.routes = [(url) => hello + " " + url];`,
  );

/** Renders a page as often as rendering times out: on a busy machine, threads start and load files slowly. */
export async function renderWithRetry(
  workers: RenderWorkerPool,
  ...args: Parameters<RenderWorkerPool["render"]>
): Promise<RenderOutcome> {
  for (;;) {
    const outcome = await workers.render(...args);
    if (!("failure" in outcome && /^No page within|was replaced/.test(outcome.failure))) return outcome;
    await setTimeout(50);
  }
}

/** Expects that the page of a release created by `createWorkingRemote` is rendered, if necessary after retries. */
export async function expectRendered(workers: RenderWorkerPool, release: ActiveRelease): Promise<void> {
  const outcome = await renderWithRetry(workers, shell, release, "/x?q=1");
  expect(outcome).toMatchObject({ body: `${release.name} hello /x?q=1 http://api.invalid` });
}
