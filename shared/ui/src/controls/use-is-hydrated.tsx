import { useSyncExternalStore } from "react";

/** False in server-rendered HTML and while React hydrates it, because that HTML is the same for all visitors; then true. */
export const useIsHydrated = (): boolean => useSyncExternalStore(subscribeToNothing, inBrowser, onServer);

const subscribeToNothing = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
