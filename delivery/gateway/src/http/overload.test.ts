import Fastify from "fastify";
import { type ListeningGateway, startFrontGateway } from "../testing/listening-gateway.ts";
import { until } from "../testing/until.ts";

/** The limit of searches in `app.ts`. */
const MAX_SEARCHES = 128;
const DOCUMENT = "/api/documents/secret/";

let store: ListeningGateway;
let waiting: number;
/** Answers the requests that wait. */
let answer: () => void;

beforeEach(async () => {
  const api = Fastify();
  waiting = 0;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  for (const path of ["/api/search/", DOCUMENT])
    api.get(path, async () => {
      waiting++;
      await answered;
      return {};
    });
  api.get("/api/session/", async () => ({}));
  api.post("/api/orders/capture/:id", async () => ({}));
  store = await startFrontGateway(api);
});
afterEach(() => {
  answer();
  return store.close();
});

const send = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${store.port}${path}`, init);

it("refuses searches at once while the API does not answer those before, and nothing else", async () => {
  const searches = Array.from({ length: MAX_SEARCHES }, () => send("/api/search/"));
  await until(() => waiting === MAX_SEARCHES);

  const refused = await send("/api/search/");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await refused.json()).toMatchObject({ detail: expect.stringMatching(/^The store is busy/) });
  const page = await send(DOCUMENT, { headers: { accept: "text/html" } });
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining("<h1>")]);

  const others = ["/api/session/", "/", "/healthz", "/readyz"].map((path) => send(path));
  others.push(send("/api/orders/capture/5O1", { method: "POST", body: "{}" }));
  const statuses = (await Promise.all(others)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toEqual([]);

  answer();
  expect((await Promise.all(searches)).filter(({ ok }) => !ok)).toEqual([]);
  expect((await send("/api/search/")).status).toBe(200);
});

it("accepts searches again when the visitors before have left", async () => {
  const leaving = new AbortController();
  const searches = Array.from({ length: MAX_SEARCHES }, () =>
    send("/api/search/", { signal: leaving.signal }),
  );
  await until(() => waiting === MAX_SEARCHES);
  leaving.abort();
  await Promise.allSettled(searches);
  answer();

  await until(async () => (await send("/api/search/")).status === 200);
});
