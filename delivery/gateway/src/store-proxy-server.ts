/**
 * For `pnpm dev --against`: serves the store at STORE_URL with the packages of the development servers in
 * DEVELOPMENT_SERVERS, JSON of package → URL. It listens on this machine's own addresses only.
 */
import type { AddressInfo } from "node:net";
import { readSettings } from "@ligate/contract/settings/settings";
import { stopOnSignals } from "@ligate/server/graceful-stop";
import { describeListenError } from "@ligate/server/listen-error";
import { checkStore } from "./store-proxy/check-store.ts";
import { buildStoreProxy } from "./store-proxy/store-proxy.ts";

const { STORE_URL: store = "", DEVELOPMENT_SERVERS: servers = "{}" } = process.env;
try {
  const warning = await checkStore(store);
  if (warning) console.log(warning);
  const proxy = await buildStoreProxy({ store, servers: JSON.parse(servers) });
  await proxy.listen({ port: readSettings(process.env).PORT, host: "localhost" });
  stopOnSignals(proxy, { stopping: new AbortController(), noticeMs: 0 });
  console.log(JSON.stringify({ ready: true, port: (proxy.server.address() as AddressInfo).port }));
} catch (error) {
  console.error(describeListenError(error) ?? (error as Error).message);
  process.exit(1);
}
