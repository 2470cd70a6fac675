import { ApiError } from "@ligate/platform/api";
import { type DraftKey, readDraft, removeDraft, saveDraft } from "@ligate/platform/drafts";
import { notify } from "@ligate/platform/notices";
import { useLocation, useNavigateTo } from "@ligate/platform/router";
import { loginAddress, session } from "@ligate/platform/session";
import { useEffect, useState } from "react";

/** Values of a form, without passwords. */
type FormValues = Record<string, string | undefined>;

const draftKey = (form: string): DraftKey => `typed_${form}`;

/**
 * For forms that require a session. Returns a handler for the error of a submission: on a 401 it saves the values as a
 * draft and navigates to the login, which redirects back to the form. It rethrows every other error.
 * @param form name of the draft
 */
export function useReauthenticate(form: string): (values: FormValues) => (error: unknown) => Promise<void> {
  const navigateTo = useNavigateTo();
  const { pathname, search } = useLocation();
  // At a 401 the session may have been reloaded already, and then names no customer.
  const [owner] = useState(() => session.current()?.email);

  return (values) => async (error) => {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    saveDraft(draftKey(form), values, owner);
    await session.refresh().catch(() => {});
    notify("error", error.detail);
    await navigateTo(loginAddress(new URL(pathname + search, "https://store.invalid")));
  };
}

/** Passes the draft that `useReauthenticate` saved for the same customer to `restore`, once, and removes it. */
export function useRestoredForm(form: string, restore: (values: FormValues) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form mounts
  useEffect(() => {
    const values = readDraft<FormValues>(draftKey(form), session.current()?.email);
    removeDraft(draftKey(form));
    if (values) restore(values);
  }, []);
}
