import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn } from "@ligate/platform/session";

export async function settingsLoader({ request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  return redirectOn401(request, api.get("/api/users/get-user-email/", { signal: request.signal }));
}
