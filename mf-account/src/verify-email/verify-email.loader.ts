import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs, RouteObject } from "@ligate/platform/router";

export const verifyEmailLoader = ({ params, request }: LoaderFunctionArgs) =>
  api.post("/api/verify-email/:token/", { params: { token: params.token ?? "" }, signal: request.signal });

/** Presenting a token is a write: a visit does it once, no revalidation repeats it. */
export const onceForEachToken: NonNullable<RouteObject["shouldRevalidate"]> = ({
  currentParams,
  nextParams,
}) => currentParams.token !== nextParams.token;
