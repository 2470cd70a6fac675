import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn } from "@ligate/platform/session";

export async function quotesLoader({ request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  const { signal } = request;
  const { quotes } = await redirectOn401(request, api.get("/api/users/quotes/", { signal }));
  return quotes;
}
