import { useLoaderData } from "@ligate/platform/router";
import type { productLoader } from "./product.loader.ts";
import { Product } from "./product.tsx";

export function Component() {
  return <Product {...useLoaderData<typeof productLoader>()} />;
}
