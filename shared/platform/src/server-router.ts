/** The router's exports for a server. Only the shell's server build imports them; they are not federated. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
