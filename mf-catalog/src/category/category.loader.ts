import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs, RouteObject } from "@ligate/platform/router";

/** Loads the text and the tables of a category. */
export function categoryLoader({ params, request }: LoaderFunctionArgs) {
  return api.get("/api/interface/get-product-page/:url/", {
    params: { url: params.url ?? "" },
    signal: request.signal,
  });
}

/** Skips the loader when only the query changes, which selects a tab. */
export const revalidateOnCategoryChange: NonNullable<RouteObject["shouldRevalidate"]> = ({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}) => currentParams.url !== nextParams.url && defaultShouldRevalidate;
