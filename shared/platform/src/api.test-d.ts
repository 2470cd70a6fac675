/** Type tests of `api`: compiled by `tsc`, never run. An unused `@ts-expect-error` is a compile error. */
import { api } from "./api.ts";
import { useApiQuery } from "./use-api-query.ts";

export async function requiresPathParameters() {
  await api.get("/api/blogs/get-blog/:id/", { params: { id: "1" } });
  // @ts-expect-error: options are missing
  await api.get("/api/blogs/get-blog/:id/");
  // @ts-expect-error: `params` is missing
  await api.get("/api/blogs/get-blog/:id/", {});
  // @ts-expect-error: `id` is missing
  await api.get("/api/blogs/get-blog/:id/", { params: {} });
  // @ts-expect-error: the path has no parameter
  await api.get("/api/session/", { params: { id: "1" } });
}

export async function requiresTheQuery() {
  await api.get("/api/tax/", { query: { zip_code: "92121" } });
  // @ts-expect-error: options are missing
  await api.get("/api/tax/");
  // @ts-expect-error: `query` is missing
  await api.get("/api/tax/", {});
  // @ts-expect-error: `zip_code` is missing
  await api.get("/api/tax/", { query: {} });
  // @ts-expect-error: the call takes no query
  await api.get("/api/session/", { query: { q: "TP53" } });
}

export async function requiresTheBody() {
  await api.post("/api/login/", { body: { email: "ada@example.org", password: "Secret123" } });
  // @ts-expect-error: options are missing
  await api.post("/api/login/");
  // @ts-expect-error: `body` is missing
  await api.post("/api/login/", {});
  // @ts-expect-error: `password` is missing
  await api.post("/api/login/", { body: { email: "ada@example.org" } });
  // @ts-expect-error: `body` is missing
  await api.patch("/api/users/designs/:id/", { params: { id: "1" } });
  // @ts-expect-error: the call takes no body
  await api.post("/api/logout/", { body: {} });
}

export async function omitsWhatIsNotRequired() {
  await api.get("/api/session/");
  await api.get("/api/session/", { signal: new AbortController().signal });
  await api.get("/api/users/view-orders/");
  await api.get("/api/users/view-orders/", { query: {} });
  await api.post("/api/logout/");
}

export async function knowsThePathsOfAMethod() {
  // @ts-expect-error: the contract has no such path
  await api.get("/api/nope/");
  // @ts-expect-error: the contract has this path with POST only
  await api.get("/api/login/");
}

export async function returnsTheResponse(): Promise<boolean> {
  const { isAuthenticated } = await api.get("/api/session/");
  // @ts-expect-error: the response has no such field
  (await api.get("/api/session/")).name;
  return isAuthenticated;
}

export function UseApiQuery() {
  const { data } = useApiQuery("/api/tax/", { query: { zip_code: "92121" } });
  useApiQuery("/api/tax/", undefined);
  useApiQuery("/api/users/view-orders/", {});
  // @ts-expect-error: `query` is missing
  useApiQuery("/api/tax/", {});
  // @ts-expect-error: the hook passes its own signal
  useApiQuery("/api/session/", { signal: new AbortController().signal });
  // @ts-expect-error: there is no data before the response
  return data.length;
}
