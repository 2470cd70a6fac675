import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn } from "@ligate/platform/session";

export async function orderConfirmationLoader({ params, request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  const { token = "" } = params;
  const order = api.get("/api/users/view-order/:id", { params: { id: token }, signal: request.signal });
  return redirectOn401(request, order);
}
