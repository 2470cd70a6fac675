import type { Contract } from "@ligate/contract/contract";
import type { Endpoint, Method, PathParams } from "@ligate/contract/endpoint";
import type { z } from "zod";

type AnyEndpoint = Contract[keyof Contract];
type EndpointOf<M extends Method, P> = Extract<AnyEndpoint, { method: M; path: P }>;

/** The paths of the contract's calls with a method. */
export type PathOf<M extends Method> = Extract<AnyEndpoint, { method: M }>["path"];
/** What a call takes: path parameters, query, body and signal. */
export type OptionsOf<M extends Method, P extends string> = Options<EndpointOf<M, P>>;
/** The body of a call's good response. */
export type ResponseOf<M extends Method, P extends string> = BodyOfResponse<EndpointOf<M, P>>;

type QueryOf<E> = E extends { query?: infer Q extends z.ZodType } ? z.input<Q> : undefined;
type BodyOf<E> = E extends { body?: infer B extends z.ZodType } ? z.input<B> : undefined;
type BodyOfResponse<E> =
  E extends Endpoint<Method, string, z.ZodType, z.ZodType, infer A> ? z.output<A> : never;

interface Options<E extends AnyEndpoint> {
  params?: PathParams<E["path"]>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  signal?: AbortSignal;
}

/** The API said no. `detail` is a sentence for the user; `body` is the whole answer, where a caller knows more of it. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly detail: string;
  readonly fields: Record<string, string>;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const problem = (body ?? {}) as { detail?: string; fields?: Record<string, string> };
    const detail = problem.detail ?? "The store could not be reached. Please try again.";
    super(detail);
    this.status = status;
    this.detail = detail;
    this.fields = problem.fields ?? {};
    this.body = body;
  }
}

let base = "";

/** Tells where the API is, for pages that are not served beside it (a renderer, a test). */
export function configureApi(address: string): void {
  base = address;
}

/** One call; its types come from the contract, by method and path. @throws ApiError */
async function call<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  options: OptionsOf<M, P> = {},
): Promise<ResponseOf<M, P>> {
  const address = base + fillPath(path, options.params) + queryText(options.query);
  const response = await send(method, address, options.body, options.signal);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError(response.status, body);
  return body as ResponseOf<M, P>;
}

/** The client of the store's API. */
export const api = {
  get: <P extends PathOf<"GET">>(path: P, options?: OptionsOf<"GET", P>) => call("GET", path, options),
  post: <P extends PathOf<"POST">>(path: P, options?: OptionsOf<"POST", P>) => call("POST", path, options),
  patch: <P extends PathOf<"PATCH">>(path: P, options?: OptionsOf<"PATCH", P>) =>
    call("PATCH", path, options),
  delete: <P extends PathOf<"DELETE">>(path: P, options?: OptionsOf<"DELETE", P>) =>
    call("DELETE", path, options),
};

async function send(method: Method, address: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  if (method === "GET") return fetchOrFail(address, { credentials: "include", signal, headers: asIs() });

  const written = writtenBody(body);
  const write = (token: string) =>
    fetchOrFail(address, {
      method,
      credentials: "include",
      signal,
      headers: { "X-XSRF-TOKEN": token, ...written.headers },
      body: written.body,
    });
  const response = await write(tokenInCookie() ?? (await freshToken()));
  // A token is out of date after a login in another tab: one fresh one, once.
  return response.status === 403 ? write(await freshToken()) : response;
}

/** A renderer beside the API would take apart what that packed for it. Browsers say themselves what they take. */
const asIs = (): HeadersInit => (base ? { "accept-encoding": "identity" } : {});

/** A body with a file in it goes as a form, whose content type the browser writes; any other as JSON. */
function writtenBody(body: unknown): Pick<RequestInit, "body"> & { headers?: Record<string, string> } {
  if (body === undefined) return {};
  const fields = Object.entries(body as object).filter(([, value]) => value !== undefined);
  if (!fields.some(([, value]) => value instanceof Blob))
    return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return { body: form };
}

async function fetchOrFail(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, undefined);
  }
}

function tokenInCookie(): string | undefined {
  return /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
}

async function freshToken(): Promise<string> {
  return (await call("GET", "/api/csrf/")).csrftoken;
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

function queryText(query: object | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return pairs.length > 0
    ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
    : "";
}
