import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReplayedApi {
  url: string;
  /** Changes the version of the content: the gateway then renders every page again, with new data. */
  changeContent: () => void;
  close: () => void;
}

/** The gateway asks for the version of the content at most once in this time, in milliseconds. */
export const CONTENT_VERSION_MAX_AGE_MS = 1_000;

interface Recorded {
  status: number;
  type: string;
  body: Buffer;
  /** Whether it depends on the content only. */
  isContent: boolean;
}

/** Starts an API that requests each address from the store once and then repeats the response, without using the store. */
export async function startReplayedApi(store: string): Promise<ReplayedApi> {
  const responses = new Map<string, Recorded>();
  let version = 0;

  async function respond({ url = "/" }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url === "/content-version") {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ version: String(version) }));
      return;
    }
    const { status, type, body, isContent } = responses.get(url) ?? (await record(store + url));
    responses.set(url, { status, type, body, isContent });
    if (isContent) response.setHeader("content-version", String(version));
    response.writeHead(status, { "content-type": type, "content-length": body.length }).end(body);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    changeContent: () => {
      version++;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function record(url: string): Promise<Recorded> {
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  if (response.status >= 500) throw new Error(`${url} answers ${response.status}.`);
  const body = Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  const type = headers.get("content-type") ?? "application/json";
  return { status, type, body, isContent: headers.has("content-version") };
}
