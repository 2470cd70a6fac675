import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Gateway } from "../../support/start-gateway.ts";
import { startBenchGateway } from "../gateways.ts";
import { activate, minimalRelease } from "../release-folders.ts";
import { CONTENT_VERSION_MAX_AGE_MS, type ReplayedApi } from "./replayed-api.ts";

export interface MeasuredGateway extends Gateway {
  pid: number;
  url: string;
}

/** Ways to empty the gateway's cache of rendered pages: it renders them again, with the data that it has or with new data. */
export type EmptyCache = (gateway: MeasuredGateway) => Promise<void>;

/** A package without pages. */
const WITHOUT_PAGES = "without-pages";

/** Starts a gateway. @param settings more environment variables */
export async function startMeasuredGateway(
  releases: string,
  api: ReplayedApi,
  settings = {},
): Promise<MeasuredGateway> {
  await activateAnother(releases);
  const gateway = await startBenchGateway(releases, api.url, settings);
  return { ...gateway, pid: gateway.process.pid ?? 0, url: `http://localhost:${gateway.port}` };
}

/** Activates another release of the package without pages, and waits until the gateway has followed. */
export const byRelease =
  (releases: string): EmptyCache =>
  async ({ url }) => {
    const id = await activateAnother(releases);
    for (let served: string | undefined; served !== id; await setTimeout(50)) {
      const active = (await (await fetch(`${url}/releases/registry.json`)).json()) as Registry;
      served = active[WITHOUT_PAGES]?.release;
    }
    await letNoticeContent(url);
  };

type Registry = Record<string, { release: string }>;

/** Changes the version of the content. */
export const byContent =
  (api: ReplayedApi): EmptyCache =>
  async ({ url }) => {
    api.changeContent();
    await setTimeout(CONTENT_VERSION_MAX_AGE_MS);
    await letNoticeContent(url);
  };

/** The gateway asks for the version when a page is requested. */
const letNoticeContent = (url: string) => fetch(`${url}/no-such-page`);

async function activateAnother(releases: string): Promise<string> {
  const id = randomUUID();
  await activate(releases, minimalRelease({ name: WITHOUT_PAGES, id, entry: "none.js" }));
  return id;
}
