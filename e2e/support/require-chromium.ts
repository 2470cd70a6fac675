import { requireChromium } from "@ligate/build/testing/find-chromium";

/** Ends a run without a browser before the store is built. */
export default () => void requireChromium();
