import type { DesignState, DesignStateQuery } from "@ligate/contract/design/state-schemas";
import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs, RouteObject } from "@ligate/platform/router";
import { parseDesignAddress, toStateQuery } from "../shared/design-model/design-address.ts";

/** The state of an address, and the query that it answers. */
export interface AnsweredState {
  query: DesignStateQuery;
  state: DesignState;
}

/** @throws ApiError 404 if no product has the SKU of the address */
export async function designLoader({ request }: LoaderFunctionArgs): Promise<AnsweredState> {
  const query = toStateQuery(parseDesignAddress(new URL(request.url).search));
  const state = await api.get("/api/products/get-design-state/", { query, signal: request.signal });
  return { query, state };
}

/**
 * Within the designer, the page requests the state itself (`useDesignState`): an address with a choice is there at once,
 * for reload and Back, and not only after its options are loaded.
 */
export const shouldRevalidateDesign: RouteObject["shouldRevalidate"] = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.href === nextUrl.href && defaultShouldRevalidate;
