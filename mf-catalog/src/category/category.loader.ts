import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs, RouteObject } from "@ligate/platform/router";

/** The category's text and tables. */
export function categoryLoader({ params, request }: LoaderFunctionArgs) {
  return api.get("/api/interface/get-product-page/:url/", {
    params: { url: params.url ?? "" },
    signal: request.signal,
  });
}

/** Another tab shows what is there already. */
export const onAnotherCategory: NonNullable<RouteObject["shouldRevalidate"]> = ({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}) => currentParams.url !== nextParams.url && defaultShouldRevalidate;
