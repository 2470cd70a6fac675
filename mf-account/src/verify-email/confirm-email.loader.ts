import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn, session } from "@ligate/platform/session";

/** Confirms the new e-mail address. Requires a session of the account; the login page redirects back to this page. */
export async function confirmEmailLoader({ params, request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  const confirmation = await redirectOn401(
    request,
    api.post("/api/users/confirm-user-email/:token/", {
      params: { token: params.token ?? "" },
      signal: request.signal,
    }),
  );
  // The session contains the account's e-mail address.
  await session.refresh().catch(() => {});
  return confirmation;
}
