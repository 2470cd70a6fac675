import { ApiError } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useLocation, useNavigateTo } from "@ligate/platform/router";
import { loginAddress, session } from "@ligate/platform/session";
import type { DraftName } from "@ligate/ui/forms/use-draft";
import type { FormDraft } from "@ligate/ui/forms/use-zod-form";
import { useState } from "react";

/**
 * For forms that require a session. Returns a handler for the error of a submission: on a 401 it navigates to the login,
 * which redirects back to the form. It rethrows every other error.
 */
export function useReauthenticate(): (error: unknown) => Promise<void> {
  const navigateTo = useNavigateTo();
  const { pathname, search } = useLocation();

  return async (error) => {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    await session.refresh().catch(() => {});
    notify("error", error.detail);
    await navigateTo(loginAddress(new URL(pathname + search, "https://store.invalid")));
  };
}

/** The draft of a form that changes the customer's data: it outlives a login, and only this customer's page reads it. */
export function useCustomerDraft(name: DraftName, fields?: readonly string[]): FormDraft | undefined {
  // The session may be reloaded while the form is open, and then names no customer.
  const [owner] = useState(() => session.current()?.email);
  return owner ? { name, owner, fields } : undefined;
}
