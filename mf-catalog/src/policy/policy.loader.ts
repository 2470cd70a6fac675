import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";

export function policyLoader({ params, request }: LoaderFunctionArgs) {
  return api.get("/api/interface/get-policy-page/:url/", {
    params: { url: params.page ?? "" },
    signal: request.signal,
  });
}
