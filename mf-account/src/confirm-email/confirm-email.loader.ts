import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { orLogin, requireSignedIn, session } from "@ligate/platform/session";

/** Only the signed-in owner of the account may confirm: the login leads back here. */
export async function confirmEmailLoader({ params, request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  const confirmation = await orLogin(
    request,
    api.post("/api/users/confirm-user-email/:token/", {
      params: { token: params.token ?? "" },
      signal: request.signal,
    }),
  );
  // The session tells the account's address.
  await session.refresh().catch(() => {});
  return confirmation;
}
