import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "selfsigned";
import { type Gateway, startGateway } from "../../e2e/support/processes/start-gateway.ts";
import startStore from "../../e2e/support/processes/start-store.ts";

/** Runs a measurement of the built store. @param measure gets the store's address and a temporary folder */
export async function withStore(measure: (store: string, dir: string) => Promise<void>): Promise<void> {
  const stopStore = await startStore();
  const dir = mkdtempSync(join(tmpdir(), "ligate-bench-"));
  try {
    await measure(process.env.STORE_URL ?? "", dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
    await stopStore?.();
  }
}

/**
 * Starts a gateway for each folder of releases: HTTP/2 over TLS, on free loopback ports.
 * @param store address of a running store, to which they proxy API calls
 * @param measure gets their addresses, by the names of the folders
 */
export async function withGateways<Name extends string>(
  folders: Record<Name, string>,
  store: string,
  measure: (addresses: Record<Name, string>) => Promise<void>,
): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), "ligate-tls-"));
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }]);
  const TLS_CERT = join(dir, "cert.pem");
  const TLS_KEY = join(dir, "key.pem");
  writeFileSync(TLS_CERT, cert);
  writeFileSync(TLS_KEY, key);
  const tls = { TLS_CERT, TLS_KEY, PUBLIC_URL: "https://localhost" };

  const running: Gateway[] = [];
  const addresses = {} as Record<Name, string>;
  try {
    for (const name of Object.keys(folders) as Name[]) {
      const gateway = await startGateway({ API_URL: store, RELEASES_DIR: folders[name], ...tls });
      running.push(gateway);
      addresses[name] = `https://localhost:${gateway.port}`;
    }
    await measure(addresses);
  } finally {
    for (const gateway of running) await gateway.stop();
    rmSync(dir, { recursive: true });
  }
}
