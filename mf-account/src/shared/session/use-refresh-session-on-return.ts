import { session } from "@ligate/platform/session";
import { useEffect } from "react";

/**
 * Reloads the session when the tab becomes visible: in another tab the customer may have verified the e-mail address or
 * read an answer, and new answers may have arrived.
 */
export function useRefreshSessionOnReturn(): void {
  useEffect(() => {
    function refreshSession() {
      if (document.visibilityState === "visible") session.refresh().catch(() => {});
    }
    document.addEventListener("visibilitychange", refreshSession);
    return () => document.removeEventListener("visibilitychange", refreshSession);
  }, []);
}
