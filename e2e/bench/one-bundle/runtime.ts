/**
 * Stands in for federation's runtime in the one bundle: what remotes expose comes out of the bundle itself. The
 * shell's sources do not notice.
 */
import { routes as privateRoutes } from "./private-routes.ts";
import { routes as publicRoutes } from "./public-routes.ts";

const EXPOSED: Record<string, () => unknown> = {
  "one_bundle/routes": () => ({ routes: publicRoutes }),
  "one_bundle_private/routes": () => ({ routes: privateRoutes }),
  "mf_cart_checkout/cart-pop-up": () =>
    import("../../../mf-cart-checkout/src/cart-pop-up/cart-pop-up.fragment.tsx"),
  "mf_catalog/contact-form": () => import("../../../mf-catalog/src/contact-form/contact-form.fragment.tsx"),
  "mf_catalog/quote-form": () =>
    import("../../../mf-catalog/src/quote-request-form/quote-request-form.fragment.tsx"),
};

export const createInstance = () => ({
  loadRemote: async (name: string): Promise<unknown> => EXPOSED[name]?.(),
  loadShare: async () => undefined,
  registerRemotes() {},
});

/** In place of the plugin that provides the runtime to remotes. */
export default () => undefined;
