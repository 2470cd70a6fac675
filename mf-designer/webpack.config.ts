import { browserConfig, type Configuration } from "@ligate/build/webpack";

export default (env: { WEBPACK_SERVE?: boolean }): Configuration => browserConfig(import.meta.dirname, env);
