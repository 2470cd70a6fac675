import { useRevalidator } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";
import { useEffect } from "react";

/** A guest may log in or follow the link in another tab: coming back, the checkout is theirs. */
export function useSessionOnReturn(isAuthenticated: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isAuthenticated) return;
    async function look() {
      if (document.visibilityState !== "visible") return;
      const now = await session.refresh().catch(() => undefined);
      if (now?.isAuthenticated) await revalidate();
    }
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isAuthenticated, revalidate]);
}
