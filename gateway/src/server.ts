import { readFileSync } from "node:fs";
import { readSettings, type Settings } from "@ligate/contract/settings/settings";
import { buildGateway } from "./app.ts";

const settings = readSettings(process.env);
if (!settings.API_URL) throw new Error("API_URL is not set. It has to be the URL of the API.");

const gateway = await buildGateway({
  log: true,
  tls: readTls(settings),
  trustedProxies: settings.TRUSTED_PROXIES,
  releasesDir: settings.RELEASES_DIR,
  apiUrl: settings.API_URL,
  sandboxUrl: settings.SANDBOX_URL,
  settings: {
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    paypal: { clientId: settings.PAYPAL_CLIENT_ID ?? "", sdkUrl: settings.PAYPAL_SDK_URL ?? "" },
    testProduct: settings.TEST_PRODUCT,
  },
});
await gateway.listen({ port: settings.PORT, host: settings.HOST });
console.log(JSON.stringify({ ready: true, port: (gateway.server.address() as { port: number }).port }));

// `disconnect`: the parent process has ended.
for (const event of ["SIGINT", "SIGTERM", "disconnect"] as const) {
  process.once(event, () => gateway.close().then(() => process.exit(0)));
}

function readTls({ TLS_CERT, TLS_KEY }: Settings) {
  if (!TLS_CERT && !TLS_KEY) return undefined;
  if (!TLS_CERT || !TLS_KEY) throw new Error("Set both TLS_CERT and TLS_KEY, or neither.");
  return { cert: readFileSync(TLS_CERT, "utf8"), key: readFileSync(TLS_KEY, "utf8") };
}
