import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";

/** The service's text, and which service it is. */
export async function serviceLoader({ params, request }: LoaderFunctionArgs) {
  const { url = "" } = params;
  const page = await api.get("/api/interface/get-service-page/:url/", {
    params: { url },
    signal: request.signal,
  });
  return { url, page };
}
