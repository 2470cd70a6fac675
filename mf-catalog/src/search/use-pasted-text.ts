import { isPastedText } from "@ligate/contract/search/pasted-sequence";
import { useLocation, useNavigate } from "@ligate/platform/router";
import { useEffect, useSyncExternalStore } from "react";
import { useSearch } from "./use-search.ts";

/**
 * Text that is not a query. It is moved from the address into the history entry: addresses have a limited length and are
 * logged, and sequences are confidential. A rendered page has no state, so text in the history entry is known after
 * hydration only.
 */
export function usePastedText(): string | undefined {
  const { q } = useSearch().query;
  const { state } = useLocation();
  const navigate = useNavigate();
  const passed = useSyncExternalStore(
    neverChanges,
    () => readState(state),
    () => undefined,
  );
  const inAddress = isPastedText(q) ? q : undefined;

  useEffect(() => {
    if (inAddress) void navigate("/search", { replace: true, state: { pasted: inAddress } });
  }, [inAddress, navigate]);

  return q === "" ? passed : inAddress;
}

const neverChanges = () => () => {};

/** The state may be that of another release. */
function readState(state: { pasted?: unknown } | null): string | undefined {
  const pasted = state?.pasted;
  return typeof pasted === "string" && isPastedText(pasted) ? pasted : undefined;
}
