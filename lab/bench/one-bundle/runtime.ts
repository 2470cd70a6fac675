/**
 * Replaces the federation runtime in the bundle: the modules that remotes expose are part of the bundle. The
 * shell's sources are unchanged.
 */
import { routes as privateRoutes } from "./private-routes.ts";
import { routes as publicRoutes } from "./public-routes.ts";

const EXPOSED: Record<string, () => unknown> = {
  "one_bundle/routes": () => ({ routes: publicRoutes }),
  "one_bundle_private/routes": () => ({ routes: privateRoutes }),
  "mf_cart_checkout/cart-pop-up": () => import("../../../mf-cart-checkout/src/cart/cart-pop-up.fragment.tsx"),
  "mf_catalog/contact-form": () => import("../../../mf-catalog/src/contact/contact-form.fragment.tsx"),
  "mf_catalog/quote-form": () => import("../../../mf-catalog/src/quote/quote-request-form.fragment.tsx"),
};

export const createInstance = () => ({
  loadRemote: async (name: string): Promise<unknown> => EXPOSED[name]?.(),
  loadShare: async () => undefined,
  registerRemotes() {},
});

/** Replaces the plugin that provides the runtime to remotes. */
export default () => undefined;
