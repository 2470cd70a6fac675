import type { RouteObject } from "@ligate/platform/router";
import { loginLoader } from "./login/login.loader.ts";
import { signupLoader } from "./signup/signup.loader.ts";
import { onceForEachToken, verifyEmailLoader } from "./verify-email/verify-email.loader.ts";

export const routes = [
  {
    id: "login",
    path: "login",
    loader: loginLoader,
    lazy: () => import(/* webpackChunkName: "login" */ "./login/login.page.tsx"),
  },
  {
    id: "signup",
    path: "signup",
    loader: signupLoader,
    lazy: () => import(/* webpackChunkName: "signup" */ "./signup/signup.page.tsx"),
  },
  {
    id: "verify-email",
    path: "verify-email/:token",
    loader: verifyEmailLoader,
    shouldRevalidate: onceForEachToken,
    lazy: () => import(/* webpackChunkName: "verify-email" */ "./verify-email/verify-email.page.tsx"),
  },
  {
    id: "resend-verification",
    path: "resend-verification",
    lazy: () =>
      import(
        /* webpackChunkName: "resend-verification" */ "./resend-verification/resend-verification.page.tsx"
      ),
  },
] satisfies RouteObject[];
