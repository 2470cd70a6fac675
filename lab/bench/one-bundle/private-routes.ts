import { routes as account } from "../../../mf-account/src/routes.ts";
import { routes as cartAndCheckout } from "../../../mf-cart-checkout/src/routes.ts";

/** The pages that only the browser renders. */
export const routes = [...cartAndCheckout, ...account];
