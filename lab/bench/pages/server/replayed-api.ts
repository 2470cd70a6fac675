import fastify from "fastify";

export interface ReplayedApi {
  url: string;
  /** Changes the version of the content: the gateway then renders every page again, with new data. */
  changeContent: () => void;
  close: () => Promise<void>;
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
  const app = fastify({ forceCloseConnections: true });
  app.get("/content-version", async () => ({ version: String(version) }));
  app.get("/*", async ({ url }, reply) => {
    const recorded = responses.get(url) ?? (await record(store + url));
    responses.set(url, recorded);
    if (recorded.isContent) reply.header("content-version", String(version));
    return reply.code(recorded.status).type(recorded.type).send(recorded.body);
  });
  return {
    url: await app.listen({ host: "127.0.0.1", port: 0 }),
    changeContent: () => {
      version++;
    },
    close: () => app.close(),
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
