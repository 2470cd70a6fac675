import type { ContactDetails } from "@ligate/contract/remotes/fragments";
import { ApiError, api } from "@ligate/platform/api";
import { session } from "@ligate/platform/session";

/**
 * Requests the customer's contact details, for forms that they prefill. Without an answer they are incomplete: the
 * customer can type them.
 * @throws ApiError if the session has ended
 */
export async function loadContactDetails(signal: AbortSignal): Promise<ContactDetails> {
  const email = session.current()?.email;
  try {
    const { first_name, last_name, company } = await api.get("/api/users/view-user-info/", { signal });
    return { firstName: first_name, lastName: last_name, institution: company, email };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { email };
  }
}
