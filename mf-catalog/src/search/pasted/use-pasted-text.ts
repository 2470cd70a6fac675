import { isPastedText, type PastedTextState } from "@ligate/contract/search/search-target";
import { useLocation } from "@ligate/platform/router";
import { useSyncExternalStore } from "react";
import { useSearch } from "../use-search.ts";

/**
 * Text that is not a query: from the address, or from the history entry, where search boxes pass it. The latter is known
 * after hydration only, because a rendered page has no state.
 */
export function usePastedText(): string | undefined {
  const { q } = useSearch().query;
  const { state } = useLocation();
  const passed = useSyncExternalStore(
    neverChanges,
    () => readState(state),
    () => undefined,
  );
  if (q === "") return passed;
  return isPastedText(q) ? q : undefined;
}

const neverChanges = () => () => {};

/** The state may be that of another release. */
function readState(state: Partial<PastedTextState> | null): string | undefined {
  return typeof state?.pasted === "string" && isPastedText(state.pasted) ? state.pasted : undefined;
}
