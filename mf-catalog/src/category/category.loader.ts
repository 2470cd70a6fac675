import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";

/** The category's text, and which category it is: its tables are chosen by that. */
export async function categoryLoader({ params, request }: LoaderFunctionArgs) {
  const { url = "" } = params;
  const page = await api.get("/api/interface/get-product-page/:url/", {
    params: { url },
    signal: request.signal,
  });
  return { url, page };
}
