import type { RouteObject } from "@ligate/platform/router";
import { designsLoader } from "./designs/designs.loader.ts";
import { resetPasswordLoader } from "./login/reset-password.loader.ts";
import { signedOutLoader } from "./login/signed-out.loader.ts";
import { messagesLoader } from "./messages/messages.loader.ts";
import { revalidateOnNewService, serviceFormLoader } from "./messages/service-form.loader.ts";
import { threadLoader } from "./messages/thread.loader.ts";
import { orderLoader } from "./order/order.loader.ts";
import { ordersLoader, redirectToAllOrders } from "./orders/orders.loader.ts";
import { wholeOrdersLoader } from "./orders/whole-orders.loader.ts";
import { notFoundLoader } from "./profile/not-found.loader.ts";
import { profileLoader } from "./profile/profile.loader.ts";
import { quotesLoader } from "./quotes/quotes.loader.ts";
import { settingsLoader } from "./settings/settings.loader.ts";
import { confirmEmailLoader } from "./verify-email/confirm-email.loader.ts";
import { verifyEmailLoader } from "./verify-email/verify-email.loader.ts";

/** Runs a loader once per token and never on revalidation, because its request consumes the token. */
const revalidateOnNewToken: NonNullable<RouteObject["shouldRevalidate"]> = ({ currentParams, nextParams }) =>
  currentParams.token !== nextParams.token;

export const routes = [
  {
    id: "login",
    path: "login",
    loader: signedOutLoader,
    lazy: () => import(/* webpackChunkName: "login" */ "./login/login.page.tsx"),
  },
  {
    id: "signup",
    path: "signup",
    handle: { navigation: [{ menu: "visitor", name: "Sign Up", order: 1 }] },
    loader: signedOutLoader,
    lazy: () => import(/* webpackChunkName: "signup" */ "./login/signup.page.tsx"),
  },
  {
    id: "verify-email",
    path: "verify-email/:token",
    handle: { example: "/verify-email/{verify_email_token}" },
    loader: verifyEmailLoader,
    shouldRevalidate: revalidateOnNewToken,
    lazy: () => import(/* webpackChunkName: "verify-email" */ "./verify-email/verify-email.page.tsx"),
  },
  {
    id: "resend-verification",
    path: "resend-verification",
    lazy: () =>
      import(/* webpackChunkName: "resend-verification" */ "./verify-email/resend-verification.page.tsx"),
  },
  {
    id: "forgot-password",
    path: "forgot-password",
    lazy: () => import(/* webpackChunkName: "forgot-password" */ "./login/forgot-password.page.tsx"),
  },
  {
    id: "reset-password",
    path: "reset-password/:token",
    handle: { example: "/reset-password/{reset_password_token}" },
    loader: resetPasswordLoader,
    lazy: () => import(/* webpackChunkName: "reset-password" */ "./login/reset-password.page.tsx"),
  },
  {
    id: "profile",
    path: "profile",
    handle: { navigation: [{ menu: "customer", name: "Profile", order: 1 }] },
    loader: profileLoader,
    lazy: () => import(/* webpackChunkName: "profile" */ "./profile/profile.page.tsx"),
  },
  {
    id: "settings",
    path: "profile/settings",
    handle: { navigation: [{ menu: "customer", name: "Settings", order: 6 }] },
    loader: settingsLoader,
    lazy: () => import(/* webpackChunkName: "settings" */ "./settings/settings.page.tsx"),
  },
  {
    id: "confirm-email",
    path: "profile/email/:token",
    handle: { example: "/profile/email/{change_email_token}" },
    loader: confirmEmailLoader,
    shouldRevalidate: revalidateOnNewToken,
    lazy: () => import(/* webpackChunkName: "confirm-email" */ "./verify-email/confirm-email.page.tsx"),
  },
  { id: "to-orders", path: "profile/orders", loader: redirectToAllOrders },
  {
    id: "orders",
    path: "profile/orders/:status",
    handle: {
      example: "/profile/orders/all",
      navigation: [{ menu: "customer", name: "Orders", order: 2, to: "/profile/orders/all" }],
    },
    loader: ordersLoader,
    lazy: () => import(/* webpackChunkName: "orders" */ "./orders/orders.page.tsx"),
  },
  {
    id: "whole-orders",
    path: "profile/orders/:status/whole",
    handle: { query: ["page_number", "page_size"], example: "/profile/orders/all/whole" },
    loader: wholeOrdersLoader,
    lazy: () => import(/* webpackChunkName: "whole-orders" */ "./orders/whole-orders.page.tsx"),
  },
  {
    id: "quotes",
    path: "profile/quotes",
    handle: { navigation: [{ menu: "customer", name: "Quotes", order: 3 }] },
    loader: quotesLoader,
    lazy: () => import(/* webpackChunkName: "quotes" */ "./quotes/quotes.page.tsx"),
  },
  {
    id: "order",
    path: "profile/order/:number",
    handle: { example: "/profile/order/{order_number}" },
    loader: orderLoader,
    lazy: () => import(/* webpackChunkName: "order" */ "./order/order.page.tsx"),
  },
  {
    id: "designs",
    path: "profile/designs",
    handle: { navigation: [{ menu: "customer", name: "Designs", order: 4 }] },
    loader: designsLoader,
    lazy: () => import(/* webpackChunkName: "designs" */ "./designs/designs.page.tsx"),
  },
  {
    id: "messages",
    path: "profile/messages",
    handle: {
      navigation: [{ menu: "customer", name: "Messages", order: 5, count: "unread_messages" }],
    },
    loader: messagesLoader,
    lazy: () => import(/* webpackChunkName: "messages" */ "./messages/messages.page.tsx"),
  },
  {
    id: "thread",
    path: "profile/messages/:reference",
    handle: { example: "/profile/messages/{message_reference}" },
    loader: threadLoader,
    lazy: () => import(/* webpackChunkName: "thread" */ "./messages/thread.page.tsx"),
  },
  {
    id: "service-form",
    path: "profile/services/:service",
    handle: { example: "/profile/services/custom-cloning" },
    loader: serviceFormLoader,
    shouldRevalidate: revalidateOnNewService,
    lazy: () => import(/* webpackChunkName: "service-form" */ "./messages/service-form.page.tsx"),
  },
  {
    id: "profile-not-found",
    path: "profile/*",
    handle: { owns: "/profile/*", example: "/profile/nonsense" },
    loader: notFoundLoader,
    lazy: () => import(/* webpackChunkName: "profile-not-found" */ "./profile/not-found.page.tsx"),
  },
] satisfies RouteObject[];
