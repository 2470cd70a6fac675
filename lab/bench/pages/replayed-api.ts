import fastify from "fastify";

interface Recorded {
  status: number;
  type: string;
  body: Buffer;
  /** Whether it depends on the content only. */
  isContent: boolean;
}

const CONTENT_VERSION = "1";

/** Starts an API that requests each address from the store once and then repeats the response, without using the store. */
export async function startReplayedApi(store: string) {
  const responses = new Map<string, Recorded>();
  const app = fastify({ forceCloseConnections: true });
  app.get("/content-version", async () => ({ version: CONTENT_VERSION }));
  app.get("/*", async ({ url }, reply) => {
    const recorded = responses.get(url) ?? (await record(store + url));
    responses.set(url, recorded);
    if (recorded.isContent) reply.header("content-version", CONTENT_VERSION);
    return reply.code(recorded.status).type(recorded.type).send(recorded.body);
  });
  return { url: await app.listen({ host: "127.0.0.1", port: 0 }), close: () => app.close() };
}

async function record(url: string): Promise<Recorded> {
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  if (response.status >= 500) throw new Error(`${url} answers ${response.status}.`);
  const body = Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  const type = headers.get("content-type") ?? "application/json";
  return { status, type, body, isContent: headers.has("content-version") };
}
