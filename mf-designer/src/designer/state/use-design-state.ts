import type { DesignState, DesignStateQuery } from "@ligate/contract/design/state-schemas";
import type { ApiError } from "@ligate/platform/api";
import { useLoaderData } from "@ligate/platform/router";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { useState } from "react";
import type { AnsweredState, designLoader } from "../design.loader.ts";

interface RequestedState {
  /** The last state that is known. */
  state: DesignState;
  /** Whether `state` answers the query. */
  isCurrent: boolean;
  /** Why the state for the query could not be requested. */
  error: ApiError | undefined;
  retry: () => void;
}

/** The state of the designer for a query: the loader's, or else requested. */
export function useDesignState(query: DesignStateQuery): RequestedState {
  const loaded = useLoaderData<typeof designLoader>();
  const [known, setKnown] = useState({ loaded, last: loaded });
  const isCurrent = doesAnswer(known.last, query);
  const { data, isPending, error, retry } = useApiQuery(
    "/api/products/get-design-state/",
    isCurrent ? undefined : { query },
  );
  if (known.loaded !== loaded) setKnown({ loaded, last: loaded });
  else if (data && !isPending) setKnown({ loaded, last: { query, state: data } });
  return { state: known.last.state, isCurrent, error, retry };
}

/** Whether a state answers a query: that of the same choices, or of the SKU that they lead to. */
function doesAnswer({ query, state }: AnsweredState, asked: DesignStateQuery): boolean {
  const choices = ({ advice: _, earlier: __, ...rest }: DesignStateQuery) => JSON.stringify(rest);
  const isSameDesign =
    choices(query) === choices(asked) || (asked.sku && asked.sku === state.product?.product_sku);
  const isCompared = asked.earlier === undefined || asked.earlier === query.earlier;
  return Boolean(isSameDesign) && asked.advice === query.advice && isCompared;
}
