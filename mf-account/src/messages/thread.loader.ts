import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn } from "@ligate/platform/session";

export async function threadLoader({ params, request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  const { reference = "" } = params;
  const thread = api.get("/api/users/messages/:reference/", {
    params: { reference },
    signal: request.signal,
  });
  return redirectOn401(request, thread);
}
