import type { Contract } from "@ligate/contract/contract";
import type { Endpoint, Method, PathParams } from "@ligate/contract/endpoint";
import type { z } from "zod";

/** The calls whose responses are JSON. Pages link to the address of a file. */
type AnyEndpoint = Exclude<Contract[keyof Contract], { produces: "text" | "file" }>;
type EndpointOf<M extends Method, P> = Extract<AnyEndpoint, { method: M; path: P }>;

type QueryOf<E> = E extends { query?: infer Q extends z.ZodType } ? z.input<Q> : undefined;
type BodyOf<E> = E extends { body?: infer B extends z.ZodType } ? z.input<B> : undefined;
type ResponseBodyOf<E> =
  E extends Endpoint<Method, string, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;

/** The part of the options that is called `Name`: absent if the contract declares none. */
type Part<Name extends string, T> = [T] extends [undefined]
  ? { [_ in Name]?: undefined }
  : { [_ in Name]: T };
/** A part that may be omitted, because all of its properties may be. */
type OptionalPart<Name extends string, T> =
  Record<never, never> extends T ? { [_ in Name]?: T } : Part<Name, T>;

type ParamsOf<E extends AnyEndpoint> = keyof PathParams<E["path"]> extends never
  ? undefined
  : PathParams<E["path"]>;

type Options<E extends AnyEndpoint> = Part<"params", ParamsOf<E>> &
  OptionalPart<"query", QueryOf<E>> &
  Part<"body", BodyOf<E>> & { signal?: AbortSignal };

/** The paths of the contract's calls with a method. */
export type PathOf<M extends Method> = Extract<AnyEndpoint, { method: M }>["path"];
/** The options of a call: path parameters, query, body and signal, each as required as the contract has it. */
export type OptionsOf<M extends Method, P extends string> = Options<EndpointOf<M, P>>;
/** The body of a call's successful response. */
export type ResponseOf<M extends Method, P extends string> = ResponseBodyOf<EndpointOf<M, P>>;

/** The arguments after the path: a call without required options may omit them. */
export type Arguments<M extends Method, P extends string> =
  Record<never, never> extends OptionsOf<M, P> ? [options?: OptionsOf<M, P>] : [options: OptionsOf<M, P>];

/** Options of any call. */
interface AnyOptions {
  params?: Record<string, string>;
  query?: object;
  body?: object;
  signal?: AbortSignal;
}

/** An error response of the API, or none (status 0). */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** A sentence for the user. */
  readonly detail: string;
  /** Sentences for the user, by the name of the field that was rejected. */
  readonly fields: Record<string, string>;
  /** The whole response, for callers that know what else it contains. */
  readonly body: unknown;
  /** Milliseconds to wait before the next request (`Retry-After` in seconds); 0 if the response does not say. */
  readonly retryAfterMs: number;

  constructor(status: number, body: unknown, retryAfter: string | null = null) {
    const problem = (body ?? {}) as { detail?: string; fields?: Record<string, string> };
    const detail = problem.detail ?? "The store could not be reached. Please try again.";
    super(detail);
    this.status = status;
    this.detail = detail;
    this.fields = problem.fields ?? {};
    this.body = body;
    this.retryAfterMs = (Number(retryAfter) || 0) * 1000;
  }
}

let baseUrl = "";

/** Sets the origin of the API. Needed where pages are not served by the API's origin: on a server and in tests. */
export function configureApi(url: string): void {
  baseUrl = url;
}

/**
 * The client of the API, typed by the contract. Every method rejects with an `ApiError`. The return types are written
 * out, so that declarations refer to the contract and do not repeat its schemas.
 */
export const api = {
  get: <P extends PathOf<"GET">>(path: P, ...[options]: Arguments<"GET", P>): Promise<ResponseOf<"GET", P>> =>
    call("GET", path, options),
  post: <P extends PathOf<"POST">>(
    path: P,
    ...[options]: Arguments<"POST", P>
  ): Promise<ResponseOf<"POST", P>> => call("POST", path, options),
  patch: <P extends PathOf<"PATCH">>(
    path: P,
    ...[options]: Arguments<"PATCH", P>
  ): Promise<ResponseOf<"PATCH", P>> => call("PATCH", path, options),
  delete: <P extends PathOf<"DELETE">>(
    path: P,
    ...[options]: Arguments<"DELETE", P>
  ): Promise<ResponseOf<"DELETE", P>> => call("DELETE", path, options),
};

/** @throws ApiError */
async function call<R>(method: Method, path: string, options: AnyOptions = {}): Promise<R> {
  const url = baseUrl + fillPath(path, options.params) + queryString(options.query);
  const response = await send(method, url, options.body, options.signal);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError(response.status, body, response.headers.get("retry-after"));
  return body as R;
}

async function send(
  method: Method,
  url: string,
  body: object | undefined,
  signal?: AbortSignal,
): Promise<Response> {
  if (method === "GET")
    return fetchOrFail(url, { credentials: "include", signal, headers: identityEncoding() });

  const encoded = encodeBody(body);
  const write = (token: string) =>
    fetchOrFail(url, {
      method,
      credentials: "include",
      signal,
      headers: { "X-XSRF-TOKEN": token, ...encoded.headers },
      body: encoded.body,
    });
  const response = await write(tokenInCookie() ?? (await fetchToken()));
  // A login in another tab makes the token invalid. Retry once with a new one.
  return response.status === 403 ? write(await fetchToken()) : response;
}

/** A renderer is next to the API: decompressing would cost more than it saves. Browsers set the header themselves. */
const identityEncoding = (): HeadersInit => (baseUrl ? { "accept-encoding": "identity" } : {});

/** A body that contains a file is sent as a form, whose content type the browser sets; any other as JSON. */
function encodeBody(
  body: object | undefined,
): Pick<RequestInit, "body"> & { headers?: Record<string, string> } {
  if (body === undefined) return {};
  const fields = Object.entries(body).filter(([, value]) => value !== undefined);
  if (!fields.some(([, value]) => value instanceof Blob))
    return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return { body: form };
}

async function fetchOrFail(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, undefined);
  }
}

function tokenInCookie(): string | undefined {
  return /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
}

let token: Promise<string> | undefined;

/** Concurrent writes share one token: each response with another would make those of the others invalid. */
function fetchToken(): Promise<string> {
  token ??= api
    .get("/api/csrf/")
    .then(({ csrftoken }) => csrftoken)
    .finally(() => {
      token = undefined;
    });
  return token;
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

function queryString(query: object | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return pairs.length > 0
    ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
    : "";
}
