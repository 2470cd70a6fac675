import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs, RouteObject } from "@ligate/platform/router";

export const verifyEmailLoader = ({ params, request }: LoaderFunctionArgs) =>
  api.post("/api/verify-email/:token/", { params: { token: params.token ?? "" }, signal: request.signal });

/** The loader's request consumes the token, so it runs once per token and no revalidation repeats it. */
export const revalidateOnNewToken: NonNullable<RouteObject["shouldRevalidate"]> = ({
  currentParams,
  nextParams,
}) => currentParams.token !== nextParams.token;
