import { standaloneConfig } from "@ligate/build/webpack/standalone-config";

/** `webpack serve`: this remote by itself. Releases and `pnpm dev` are made by @ligate/build. */
export default standaloneConfig(import.meta.dirname);
