import { isPastedText } from "@ligate/contract/search/pasted-sequence";
import { useLocation, useNavigate } from "@ligate/platform/router";
import { useEffect, useSyncExternalStore } from "react";
import { useSearch } from "./use-search.ts";

/**
 * Returns pasted text that is not a query. It moves the text from the address to the history entry, because addresses have a
 * limited length and are logged, and sequences are confidential. A server has no history entry, so its text is known only
 * after hydration.
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

/** Another release may have written the state. */
function readState(state: { pasted?: unknown } | null): string | undefined {
  const pasted = state?.pasted;
  return typeof pasted === "string" && isPastedText(pasted) ? pasted : undefined;
}
