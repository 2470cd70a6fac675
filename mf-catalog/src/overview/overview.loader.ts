import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";

/** Loads the groups of an overview. */
const overviewLoader =
  (kind: "products" | "services") =>
  ({ request: { signal } }: LoaderFunctionArgs) =>
    api.get("/api/interface/get-overview/:kind/", { params: { kind }, signal });

export const productsLoader = overviewLoader("products");
export const servicesLoader = overviewLoader("services");
