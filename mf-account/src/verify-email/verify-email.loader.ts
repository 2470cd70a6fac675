import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";

export async function verifyEmailLoader({ params, request }: LoaderFunctionArgs) {
  const { token = "" } = params;
  const result = await api.post("/api/verify-email/:token/", {
    params: { token },
    body: {},
    signal: request.signal,
  });
  // The session contains whether its account's address is verified.
  if (result.status === "activated" && !result.needs_password) await session.refresh().catch(() => {});
  return { token, result };
}
