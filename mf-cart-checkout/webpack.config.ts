import { standaloneConfig } from "@ligate/delivery/build/webpack/standalone-config";

/** `webpack serve` runs this remote alone. `@ligate/delivery` builds releases. */
export default standaloneConfig(import.meta.dirname);
