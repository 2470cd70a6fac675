import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Gateway } from "../../../../e2e/support/processes/start-gateway.ts";
import { startBenchGateway } from "../gateways.ts";
import { activate, minimalRelease } from "../release-folders.ts";
import { CONTENT_VERSION_MAX_AGE_MS, type ReplayedApi } from "./replayed-api.ts";

export interface MeasuredGateway extends Gateway {
  pid: number;
  url: string;
}

/** Ways to make the gateway render all pages again: with another template, with new data, or because they are stale. */
export type EmptyCache = (gateway: MeasuredGateway) => Promise<void>;

/** A little more than the age at which the gateway renders a page again. */
const STALE_AFTER_MS = 5_200;

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

/** Waits until all pages are stale: the gateway serves them, and loads their data again. */
export const byAge: EmptyCache = () => setTimeout(STALE_AFTER_MS);

/** The gateway asks for the version when a page is requested. */
const letNoticeContent = (url: string) => fetch(`${url}/no-such-page`);

async function activateAnother(releases: string): Promise<string> {
  const id = randomUUID();
  await activate(releases, minimalRelease({ name: WITHOUT_PAGES, id, entry: "none.js" }));
  return id;
}
