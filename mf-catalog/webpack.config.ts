import { standaloneConfig } from "@ligate/build/webpack/standalone-config";

/** `webpack serve` runs this remote alone. `@ligate/build` builds releases. */
export default standaloneConfig(import.meta.dirname);
