/** The router on a server: used by the shell's server build alone, never federated. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
