import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { buildGateway, type GatewayOptions } from "../app.ts";
import { pageSettings } from "./release-server-files.ts";
import { aRelease, releasesIn, writeReleases } from "./releases-on-disk.ts";

export interface ListeningGateway {
  port: number;
  gateway: FastifyInstance;
  close: () => Promise<unknown>;
}

/** Starts a gateway with nothing but a shell, whose API and sandbox are the given server. Both listen on free ports. */
export async function startFrontGateway(
  api: FastifyInstance,
  options: Partial<GatewayOptions> = {},
): Promise<ListeningGateway> {
  const apiUrl = await api.listen({ port: 0, host: "127.0.0.1" });
  const dir = await writeReleases(aRelease({ name: "shell", entry: "main.js" }));
  const gateway = await buildGateway({
    source: releasesIn(dir),
    ...{ apiUrls: [apiUrl], sandboxUrl: apiUrl, settings: pageSettings, ...options },
  });
  await gateway.listen({ port: 0, host: "127.0.0.1" });
  const { port } = gateway.server.address() as AddressInfo;
  const close = () => {
    const closed = Promise.all([gateway.close(), api.close()]);
    // Connections of responses that a test has not read. An HTTP/2 server closes its sessions itself.
    gateway.server.closeAllConnections?.();
    return closed;
  };
  return { port, gateway, close };
}
