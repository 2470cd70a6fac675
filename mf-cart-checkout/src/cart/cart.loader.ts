import { cart } from "@ligate/platform/cart";
import type { LoaderFunctionArgs } from "@ligate/platform/router";

export const cartLoader = ({ request }: LoaderFunctionArgs) => cart.refresh(request.signal);
