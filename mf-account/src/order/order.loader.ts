import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn } from "@ligate/platform/session";

export async function orderLoader({ params, request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  const { number = "" } = params;
  const order = api.get("/api/users/view-order/:id", { params: { id: number }, signal: request.signal });
  return redirectOn401(request, order);
}
