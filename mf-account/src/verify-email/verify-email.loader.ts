import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";

export const verifyEmailLoader = ({ params, request }: LoaderFunctionArgs) =>
  api.post("/api/verify-email/:token/", { params: { token: params.token ?? "" }, signal: request.signal });
