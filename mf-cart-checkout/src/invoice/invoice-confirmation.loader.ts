import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn } from "@ligate/platform/session";

export async function invoiceConfirmationLoader({ params, request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  const { token = "" } = params;
  const invoice = api.get("/api/orders/get-invoice/:id", { params: { id: token }, signal: request.signal });
  return redirectOn401(request, invoice);
}
