import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";

export const protocolLoader = ({ params, request }: LoaderFunctionArgs) =>
  api.get("/api/interface/get-protocol/:function/:structure/", {
    params: { function: params.function ?? "", structure: params.structure ?? "" },
    signal: request.signal,
  });
