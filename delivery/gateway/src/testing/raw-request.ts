import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";

/** Requests a path from a listening server as it is. `inject` and `fetch` resolve `..` and `\` first. */
export function rawRequest(
  { server }: FastifyInstance,
  path: string,
): Promise<{ status: number; body: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, agent: false }, async (response) => {
      resolve({ status: response.statusCode ?? 0, body: await text(response) });
    }).on("error", reject);
  });
}
