/** For page tests: the API faked by its own contract, and pages visited through a remote's route table. */
import { contract } from "@ligate/contract/contract";
import { type RenderResult, render } from "@testing-library/react";
import { createElement } from "react";
import { ApiError } from "./api.ts";
import {
  createMemoryRouter,
  type RouteObject,
  RouterProvider,
  useLocation,
  useRouteError,
} from "./router.ts";
import { SessionProvider, session } from "./session.ts";

/** An answer other than 200. */
class Answer {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

/** An error answer: `problem(404, "No product has the SKU NOPE.")`; `more` joins the body. */
export const problem = (status: number, detail: string, more: object = {}) =>
  new Answer(status, { detail, ...more });

interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** What a fake answers: a value, or a function of the call. A promise answers when it does. */
type Fake = object | ((call: Call) => unknown);

const ALWAYS: Record<string, Fake> = {
  "GET /api/csrf/": { csrftoken: "token" },
  "GET /api/session/": { isAuthenticated: false },
};

/**
 * Answers every fetch from a table of `"GET /api/blogs/get-blog/1/"` → answer. Good answers are parsed by the
 * contract, so that a fake cannot say what the API would not; a call that is not in the table fails the test.
 * @returns the calls as they come
 */
export function fakeApi(answers: Record<string, Fake>): Call[] {
  const calls: Call[] = [];
  const table = { ...ALWAYS, ...answers };
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input), "http://localhost");
    const method = init?.method ?? "GET";
    const call = {
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init?.headers),
      body: parsed(init?.body),
    };
    calls.push(call);
    const key = `${method} ${url.pathname}`;
    if (!(key in table)) throw new Error(`The test fakes no answer to ${key}.`);
    const fake = table[key];
    return response(call, await (typeof fake === "function" ? fake(call) : fake));
  };
  return calls;
}

function response({ method, path }: Call, answer: unknown): Response {
  if (answer instanceof Answer) return Response.json(answer.body, { status: answer.status });
  const endpoint = Object.values(contract).find((one) => one.method === method && matches(one.path, path));
  if (!endpoint) throw new Error(`The contract has no ${method} ${path}.`);
  return Response.json(endpoint.response.parse(answer));
}

function matches(pattern: string, path: string): boolean {
  const expression = pattern.replace(/\/$/, "").replaceAll(/:\w+/g, "[^/]+");
  return new RegExp(`^${expression}/?$`).test(path);
}

function parsed(body: BodyInit | null | undefined): unknown {
  return typeof body === "string" ? JSON.parse(body) : body;
}

export interface Visit extends RenderResult {
  /** Path and query that the visitor is at. */
  address: () => string;
  go: (to: string) => Promise<void>;
}

/** Opens an address of a remote. Addresses that it does not own show "Elsewhere: <path>". */
export function visit(address: string, routes: RouteObject[]): Visit {
  void session.refresh().catch(() => {});
  const elsewhere: RouteObject = { path: "*", Component: Elsewhere, HydrateFallback: Nothing };
  const root: RouteObject = {
    HydrateFallback: Nothing,
    ErrorBoundary: PageProblem,
    children: [...routes, elsewhere],
  };
  const router = createMemoryRouter([root], { initialEntries: [address] });
  const view = render(createElement(SessionProvider, null, createElement(RouterProvider, { router })));
  const current = () => router.state.location.pathname + router.state.location.search;
  return { ...view, address: current, go: (to) => router.navigate(to) };
}

function Nothing() {
  return null;
}

function Elsewhere() {
  return createElement("p", null, `Elsewhere: ${useLocation().pathname}`);
}

/** As the shell's area does: what a loader threw is told. */
function PageProblem() {
  const error = useRouteError();
  return createElement("div", { role: "alert" }, error instanceof ApiError ? error.detail : String(error));
}
