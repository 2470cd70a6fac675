import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";

export async function resetPasswordLoader({ params, request }: LoaderFunctionArgs) {
  const { token = "" } = params;
  const { status } = await api.get("/api/reset-password/:token/", {
    params: { token },
    signal: request.signal,
  });
  return { token, isValid: status === "valid" };
}
