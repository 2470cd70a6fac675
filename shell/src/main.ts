/**
 * The shell's first file: federation's runtime, small, and so early there that the remote of this address is fetched
 * and started while the rest of the shell, which is five times its size, is still on its way.
 */
import { Remotes } from "./areas/remotes.ts";
import { readRegistry } from "./document-data.ts";

const store = import(/* webpackChunkName: "store" */ "./store.tsx");
const remotes = new Remotes(readRegistry(), async (name) => (await store).shared[name]);
remotes.prepare(window.location.pathname);
void store.then(({ start }) => start(remotes));
