import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FolderRepository } from "@ligate/delivery/repository/folder-repository";
import { LocalReleases } from "@ligate/delivery/repository/local-releases";
import type { ReleaseRepository } from "@ligate/delivery/repository/release-repository";
import type { FastifyInstance } from "fastify";
import { buildGateway, type GatewayOptions } from "../app.ts";
import type { ReleaseSource } from "../releases/start-following.ts";
import { pageSettings } from "./release-server-files.ts";
import { aRelease, deploy, releasesIn } from "./releases-on-disk.ts";
import { RemoteRepository } from "./remote-repository.ts";
import { until } from "./until.ts";

export const shell = aRelease({ name: "shell", id: "s01", entry: "main.js" });
export const catalog = (id: string) =>
  aRelease({ name: "mf-catalog", id, addresses: ["/"], css: [`${id}.css`] });

/** Address of a file of a release of the catalog. */
export const fileUrl = (id: string): string => `/releases/mf-catalog/${id}/remoteEntry.js`;

export const createRepositoryFolder = (): string => mkdtempSync(join(tmpdir(), "ligate-gateway-"));

const gateways: FastifyInstance[] = [];

/** Starts a gateway, which `closeGateways` closes. @param dir its disk; of a folder repository, the repository */
export async function startGateway(
  dir: string,
  repository: ReleaseRepository = new FolderRepository(dir),
  fields: Partial<ReleaseSource> = {},
  previews?: GatewayOptions["previews"],
): Promise<FastifyInstance> {
  const gateway = await buildGateway({
    source: releasesIn(dir, { releases: new LocalReleases(repository, dir), ...fields }),
    ...{ apiUrls: ["http://127.0.0.1:9"], settings: pageSettings, previews },
  });
  gateways.push(gateway);
  return gateway;
}

export const closeGateways = (): Promise<unknown> =>
  Promise.all(gateways.splice(0).map((gateway) => gateway.close()));

/** The errors and warnings that a gateway logs from now on. */
export function collectMessages(gateway: FastifyInstance): string[] {
  const messages: string[] = [];
  const add = (...args: unknown[]) => messages.push(args.map(String).join(" "));
  Object.assign(gateway.log, { error: add, warn: add });
  return messages;
}

/** The release of the catalog in a gateway's documents. */
export const activeIn = async (gateway: FastifyInstance): Promise<string | undefined> =>
  /\/releases\/mf-catalog\/(\w+)\/remoteEntry\.js/.exec((await gateway.inject("/")).body)?.[1];

export const becomesActive = (id: string, gateway: FastifyInstance): Promise<void> =>
  until(async () => (await activeIn(gateway)) === id);

/** A remote repository with a shell and two releases of the catalog, the second of which is active. */
export async function createRemoteRepository(): Promise<RemoteRepository> {
  const repository = new RemoteRepository();
  for (const release of [shell, catalog("aaa"), catalog("bbb")]) await deploy(repository, release);
  return repository;
}
