import type { Session } from "@ligate/contract/session/schemas";
import { useRevalidator } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";
import { useEffect } from "react";

/**
 * Reloads the session when the tab becomes visible, until the buyer is logged in and verified: a guest may log in, and a
 * customer may open the verification link, in another tab.
 */
export function useRefreshSessionOnFocus({ isAuthenticated, email_verified }: Session): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isAuthenticated && email_verified !== false) return;
    async function refreshSession() {
      if (document.visibilityState !== "visible") return;
      const current = await session.refresh().catch(() => undefined);
      const hasChanged =
        current?.isAuthenticated !== isAuthenticated || current?.email_verified !== email_verified;
      if (current && hasChanged) await revalidate();
    }
    document.addEventListener("visibilitychange", refreshSession);
    return () => document.removeEventListener("visibilitychange", refreshSession);
  }, [isAuthenticated, email_verified, revalidate]);
}
