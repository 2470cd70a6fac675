import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { loadProduct } from "../load-product.ts";

export const productLoader = ({ params, request }: LoaderFunctionArgs) =>
  loadProduct(params.sku ?? "", request.signal);
