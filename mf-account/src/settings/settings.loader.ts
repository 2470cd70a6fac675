import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { orLogin, requireSignedIn } from "@ligate/platform/session";

export async function settingsLoader({ request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  return orLogin(request, api.get("/api/users/get-user-email/", { signal: request.signal }));
}
