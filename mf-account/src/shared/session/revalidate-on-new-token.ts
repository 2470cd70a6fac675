import type { RouteObject } from "@ligate/platform/router";

/** Runs a loader once per token and never on revalidation, because its request consumes the token. */
export const revalidateOnNewToken: NonNullable<RouteObject["shouldRevalidate"]> = ({
  currentParams,
  nextParams,
}) => currentParams.token !== nextParams.token;
