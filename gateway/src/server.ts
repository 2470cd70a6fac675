import { readSettings } from "@ligate/contract/settings";
import { buildGateway } from "./app.ts";

const settings = readSettings(process.env);
if (!settings.API_URL) throw new Error("API_URL has to say where the API is.");

const gateway = await buildGateway({
  log: true,
  trustedProxies: settings.TRUSTED_PROXIES,
  releasesDir: settings.RELEASES_DIR,
  apiUrl: settings.API_URL,
  sandboxUrl: settings.SANDBOX_URL,
  settings: {
    paypal: { clientId: settings.PAYPAL_CLIENT_ID ?? "", sdkUrl: settings.PAYPAL_SDK_URL ?? "" },
    testProduct: settings.TEST_PRODUCT,
  },
});
await gateway.listen({ port: settings.PORT, host: settings.HOST });
console.log(JSON.stringify({ ready: true, port: (gateway.server.address() as { port: number }).port }));

// `disconnect`: whoever started this process is gone.
for (const event of ["SIGINT", "SIGTERM", "disconnect"] as const) {
  process.once(event, () => gateway.close().then(() => process.exit(0)));
}
