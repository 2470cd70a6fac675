import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";

export function blogLoader({ request }: LoaderFunctionArgs) {
  return api.get("/api/blogs/get-latest-blogs/", { signal: request.signal });
}

export function blogPostLoader({ params, request }: LoaderFunctionArgs) {
  return api.get("/api/blogs/get-blog/:id/", { params: { id: params.id ?? "" }, signal: request.signal });
}
