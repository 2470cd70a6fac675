import { contract } from "@ligate/contract/contract";

class ErrorResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: HeadersInit;
  constructor(status: number, body: unknown, headers: HeadersInit) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** An error response: `problem(404, "No product has the SKU NOPE.")`. `more` is merged into the body. */
export const problem = (status: number, detail: string, more: object = {}, headers: HeadersInit = {}) =>
  new ErrorResponse(status, { detail, ...more }, headers);

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** A response body, an error response, or a function of the call that returns one of them or a promise of it. */
type Fake = object | ((call: Call) => unknown);

const DEFAULTS: Record<string, Fake> = {
  "GET /api/csrf/": { csrftoken: "token" },
  "GET /api/session/": { isAuthenticated: false },
};

/**
 * Replaces `fetch` by a table of `"GET /api/blogs/get-blog/1/"` → response. Response bodies are parsed by the contract,
 * so that a fake cannot return what the API would not. A call that is not in the table fails.
 * @returns the calls, in order; the array grows as they are made
 */
export function fakeApi(responses: Record<string, Fake>): Call[] {
  const calls: Call[] = [];
  const table = { ...DEFAULTS, ...responses };
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input), "http://localhost");
    const method = init?.method ?? "GET";
    const call = {
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init?.headers),
      body: parseBody(init?.body),
    };
    calls.push(call);
    const key = `${method} ${url.pathname}`;
    if (!(key in table)) throw new Error(`The test fakes no response to ${key}.`);
    const fake = table[key];
    return responseOf(call, await (typeof fake === "function" ? fake(call) : fake));
  };
  return calls;
}

/** The bodies of the POST requests among the calls of `fakeApi`, in order; with a path, only of requests to it. */
export const postedBodies = (
  calls: readonly Pick<Call, "method" | "path" | "body">[],
  path?: string,
): unknown[] =>
  calls
    .filter((call) => call.method === "POST" && (path === undefined || call.path === path))
    .map(({ body }) => body);

function responseOf({ method, path }: Call, body: unknown): Response {
  if (body instanceof ErrorResponse)
    return Response.json(body.body, { status: body.status, headers: body.headers });
  const endpoint = Object.values(contract).find((call) => call.method === method && matches(call.path, path));
  if (!endpoint) throw new Error(`The contract has no ${method} ${path}.`);
  return Response.json(endpoint.response.parse(body));
}

function matches(pattern: string, path: string): boolean {
  const expression = pattern.replace(/\/$/, "").replaceAll(/:\w+/g, "[^/]+");
  return new RegExp(`^${expression}/?$`).test(path);
}

function parseBody(body: BodyInit | null | undefined): unknown {
  return typeof body === "string" ? JSON.parse(body) : body;
}
