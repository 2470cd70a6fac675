import { ApiError } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useGo, useLocation } from "@ligate/platform/router";
import { loginAddress, session } from "@ligate/platform/session";
import { useEffect } from "react";

/** Entries of a form, none of them a secret. */
type Typed = Record<string, string | undefined>;

const keyOf = (form: string) => `typed_${form}`;

/**
 * For forms of a signed-in customer whose session may have ended meanwhile: asks to log in, and returns to the
 * form with what was typed. Any other error is thrown on.
 * @param form its name in this tab's storage
 */
export function useReauthenticate(form: string): (typed: Typed) => (error: unknown) => Promise<never> {
  const go = useGo();
  const { pathname, search } = useLocation();

  return (typed) => async (error) => {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    sessionStorage.setItem(keyOf(form), JSON.stringify({ owner: session.current()?.email, typed }));
    await session.refresh().catch(() => {});
    notify("error", error.detail);
    return go(loginAddress(new URL(pathname + search, "https://store.invalid")));
  };
}

/** Fills in what the same customer had typed before the login, once. */
export function useRestoredForm(form: string, fill: (typed: Typed) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken out when the form first appears
  useEffect(() => {
    const kept = sessionStorage.getItem(keyOf(form));
    sessionStorage.removeItem(keyOf(form));
    const { owner, typed } = JSON.parse(kept ?? "{}") as { owner?: string; typed?: Typed };
    if (typed && owner === session.current()?.email) fill(typed);
  }, []);
}
