/**
 * The shell's first file: federation's runtime. It is small, so that the remote of this address is fetched and
 * evaluated while the rest of the shell, five times its size, still loads (decision 13).
 */
import { readRegistry } from "./app/document-data.ts";
import { Remotes } from "./remotes/remotes.ts";

const app = import(/* webpackChunkName: "app" */ "./app/app.tsx");
/** Needed only where browsers verify files (decision 110). */
const integrity = () => import(/* webpackChunkName: "integrity" */ "./remotes/integrity/verify-remote.ts");
const remotes = new Remotes(
  readRegistry(),
  async (name) => (await app).shared[name],
  async (remote, expose) => (await integrity()).verifyRemote(remote, expose),
);
remotes.preload(window.location.pathname);
void app.then(({ start }) => start(remotes));
