import { useRevalidator } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";
import { useEffect } from "react";

/** Reloads the session when the tab becomes visible: a guest may log in or open the verification link in another tab. */
export function useRefreshSessionOnFocus(isAuthenticated: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isAuthenticated) return;
    async function refreshSession() {
      if (document.visibilityState !== "visible") return;
      const current = await session.refresh().catch(() => undefined);
      if (current?.isAuthenticated) await revalidate();
    }
    document.addEventListener("visibilitychange", refreshSession);
    return () => document.removeEventListener("visibilitychange", refreshSession);
  }, [isAuthenticated, revalidate]);
}
