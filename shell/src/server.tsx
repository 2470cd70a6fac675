/**
 * The shell's server build: one CommonJS file that the gateway evaluates. It contains the modules that exist once on a
 * server, as in a browser, and renders pages of remotes inside the frame.
 */
export { configureApi } from "@ligate/platform/api";
export { provideSettings } from "@ligate/platform/settings";
export { shared } from "./app/provided-modules.ts";
export { renderPage as render } from "./app/render-page.tsx";
