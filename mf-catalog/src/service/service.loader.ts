import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";

/** Loads the text of a service; `url` is the service's name in the path. */
export async function serviceLoader({ params, request }: LoaderFunctionArgs) {
  const { url = "" } = params;
  const page = await api.get("/api/interface/get-service-page/:url/", {
    params: { url },
    signal: request.signal,
  });
  return { url, page };
}
