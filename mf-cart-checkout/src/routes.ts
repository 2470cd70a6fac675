import type { RouteObject } from "@ligate/platform/router";
import { cartLoader } from "./cart/cart.loader.ts";
import { checkoutLoader } from "./checkout/checkout.loader.ts";
import { orderConfirmationLoader } from "./confirmation/order-confirmation.loader.ts";
import { invoiceCheckoutLoader } from "./invoice/invoice-checkout.loader.ts";
import { invoiceConfirmationLoader } from "./invoice/invoice-confirmation.loader.ts";

export const routes = [
  {
    id: "cart",
    path: "cart",
    handle: { prefetch: true },
    loader: cartLoader,
    lazy: () => import(/* webpackChunkName: "cart" */ "./cart/cart.page.tsx"),
  },
  {
    id: "checkout",
    path: "checkout",
    loader: checkoutLoader,
    lazy: () => import(/* webpackChunkName: "checkout" */ "./checkout/checkout.page.tsx"),
  },
  {
    id: "invoice-checkout",
    path: "checkout/:order_number",
    handle: { example: "/checkout/{order_number}" },
    loader: invoiceCheckoutLoader,
    lazy: () => import(/* webpackChunkName: "invoice-checkout" */ "./invoice/invoice-checkout.page.tsx"),
  },
  {
    id: "invoice-confirmation",
    path: "invoice-confirmation/:token",
    handle: { example: "/invoice-confirmation/{order_number}" },
    loader: invoiceConfirmationLoader,
    lazy: () =>
      import(/* webpackChunkName: "invoice-confirmation" */ "./invoice/invoice-confirmation.page.tsx"),
  },
  {
    id: "order-confirmation",
    path: "order-confirmation/:token",
    handle: { example: "/order-confirmation/{order_token}" },
    loader: orderConfirmationLoader,
    lazy: () =>
      import(/* webpackChunkName: "order-confirmation" */ "./confirmation/order-confirmation.page.tsx"),
  },
] satisfies RouteObject[];
