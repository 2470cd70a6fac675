import { aloneConfig } from "@ligate/build/alone";

/** `webpack serve`: this remote by itself. Releases and `pnpm dev` are made by @ligate/build. */
export default aloneConfig(import.meta.dirname);
