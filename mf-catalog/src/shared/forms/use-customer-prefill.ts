import type { ContactDetails } from "@ligate/contract/remotes/fragments";
import { useSession } from "@ligate/platform/session";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { useEffect } from "react";

/** The part of a form that this hook uses. */
interface PrefilledForm<Name extends keyof ContactDetails> {
  getValues: (name: Name) => unknown;
  setValue: (name: Name, value: string) => void;
  clearErrors: (name: Name) => void;
}

/**
 * Fills the empty contact fields of a form with the data of the signed-in customer. It does so after hydration, because a
 * rendered page is the same for all visitors, and once per value: what the visitor clears stays empty.
 * @param isEnabled false if the embedding page has passed the contact details
 */
export function useCustomerPrefill<Name extends keyof ContactDetails>(
  { getValues, setValue, clearErrors }: PrefilledForm<Name>,
  names: readonly Name[],
  isEnabled: boolean,
): void {
  const { firstName, lastName, institution, email } = useCustomer(isEnabled);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the customer's data arrives
  useEffect(() => {
    const customer: ContactDetails = { firstName, lastName, institution, email };
    for (const name of names) {
      const value = customer[name];
      if (!value || getValues(name)) continue;
      setValue(name, value);
      clearErrors(name);
    }
  }, [firstName, lastName, institution, email]);
}

/** The contact details of the signed-in customer, as far as they have arrived; empty for a visitor. */
function useCustomer(isEnabled: boolean): ContactDetails {
  const session = useSession();
  const isSignedIn = isEnabled && session?.isAuthenticated === true;
  const { data } = useApiQuery("/api/users/view-user-info/", isSignedIn ? {} : undefined);
  if (!isSignedIn) return {};
  return {
    firstName: data?.first_name,
    lastName: data?.last_name,
    institution: data?.company,
    email: session.email,
  };
}
