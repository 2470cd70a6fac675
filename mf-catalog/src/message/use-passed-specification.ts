import type { Specification } from "@ligate/contract/specification/schemas";
import { useLocation } from "@ligate/platform/router";
import { useEffect, useState } from "react";

/**
 * The specification that a product page passes as `location.state.specification`; `undefined` without a valid one. It is
 * set after hydration, because a rendered page has no state, and checked, because a page of another release may have
 * passed it.
 */
export function usePassedSpecification(): Specification | undefined {
  const { state } = useLocation();
  const [specification, setSpecification] = useState<Specification>();

  useEffect(() => {
    let isCurrent = true;
    void parse(state).then((parsed) => isCurrent && setSpecification(parsed));
    return () => {
      isCurrent = false;
    };
  }, [state]);
  return specification;
}

async function parse(state: unknown): Promise<Specification | undefined> {
  if (typeof state !== "object" || state === null || !("specification" in state)) return undefined;
  const { Specification } = await import("@ligate/contract/specification/schemas");
  const { data } = Specification.safeParse(state.specification);
  return data && Object.keys(data).length > 0 ? data : undefined;
}
