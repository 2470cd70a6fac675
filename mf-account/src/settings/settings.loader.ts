import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn } from "@ligate/platform/session";

/** Loads the e-mail address, the state of the second factor and the sessions of the account. */
export async function settingsLoader({ request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  const { signal } = request;
  const [addresses, secondFactor, { sessions }] = await redirectOn401(
    request,
    Promise.all([
      api.get("/api/users/get-user-email/", { signal }),
      api.get("/api/users/second-factor/", { signal }),
      api.get("/api/users/sessions/", { signal }),
    ]),
  );
  return { ...addresses, secondFactor, sessions };
}
