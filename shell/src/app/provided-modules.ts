import * as platformApi from "@ligate/platform/api";
import * as platformCart from "@ligate/platform/cart";
import * as platformDrafts from "@ligate/platform/drafts";
import * as platformFragment from "@ligate/platform/fragment";
import * as platformHead from "@ligate/platform/head";
import * as platformNotices from "@ligate/platform/notices";
import * as platformRouter from "@ligate/platform/router";
import * as platformSession from "@ligate/platform/session";
import * as platformSettings from "@ligate/platform/settings";
import * as platformUseApiQuery from "@ligate/platform/use-api-query";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import * as reactDomClient from "react-dom/client";

/** The modules that exist once in a page, and on a server: the shell provides them to remotes under these names. */
export const shared: Record<string, unknown> = {
  react,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": reactDom,
  "react-dom/client": reactDomClient,
  "@ligate/platform/api": platformApi,
  "@ligate/platform/cart": platformCart,
  "@ligate/platform/drafts": platformDrafts,
  "@ligate/platform/fragment": platformFragment,
  "@ligate/platform/head": platformHead,
  "@ligate/platform/notices": platformNotices,
  "@ligate/platform/router": platformRouter,
  "@ligate/platform/session": platformSession,
  "@ligate/platform/settings": platformSettings,
  "@ligate/platform/use-api-query": platformUseApiQuery,
};
