import { type RefObject, useEffect } from "react";

/**
 * Calls `onFocus` once if the element already has the focus when it is hydrated: React reports no focus event for it.
 *
 * Removable when React replays focus events that precede hydration.
 */
export function useFocusedBeforeHydration(element: RefObject<HTMLElement | null>, onFocus: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the focus at the time of hydration matters
  useEffect(() => {
    if (document.activeElement === element.current) onFocus();
  }, []);
}
