import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";

export const supplierPacketLoader = ({ request }: LoaderFunctionArgs) =>
  api.get("/api/supplier-packet/", { signal: request.signal });
