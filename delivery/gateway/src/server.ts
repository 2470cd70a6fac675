import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { readSettings, type Settings, SettingsError } from "@ligate/contract/settings/settings";
import { assertSandboxIsPrivate } from "@ligate/contract/settings/start-rules";
import { LocalReleases } from "@ligate/delivery/repository/local-releases";
import { openRepository } from "@ligate/delivery/repository/open-repository";
import { createFolder } from "@ligate/server/create-folder";
import { stopOnSignals } from "@ligate/server/graceful-stop";
import { describeListenError } from "@ligate/server/listen-error";
import { LISTEN_BACKLOG } from "@ligate/server/load-shedding";
import { createMetrics, serveMetrics } from "@ligate/server/metrics";
import type { FastifyInstance } from "fastify";
import { buildGateway } from "./app.ts";
import type { ReleaseSource } from "./releases/start-following.ts";

/** How often the logs are read, in milliseconds. */
const POLL_MS = { folder: 1_000, registry: 2_000 };
/**
 * How long a load balancer may take to notice that the gateway is not ready: HAProxy takes three checks, 2 s apart. Without
 * trusted proxies there is no balancer to wait for, and Ctrl-C or a restart takes no longer.
 */
const NOTICE_MS = 7_000;

process.umask(0o077);
const gateway = await startOrExit();
console.log(JSON.stringify({ ready: true, port: (gateway.server.address() as { port: number }).port }));

/** Starts to listen, also if there is nothing to serve yet. Exits with a sentence if settings are invalid, or a port is in use. */
async function startOrExit(): Promise<FastifyInstance> {
  try {
    return await start(readSettings(process.env));
  } catch (error) {
    const reason = error instanceof SettingsError ? error.message : describeListenError(error);
    if (reason === undefined) throw error;
    console.error(reason);
    process.exit(1);
  }
}

async function start(settings: Settings): Promise<FastifyInstance> {
  const { API_URL: apiUrls, SANDBOX_URL: sandboxUrl, TRUSTED_PROXIES: trustedProxies } = settings;
  assertSandboxIsPrivate(settings);
  if (settings.PREVIEW_URL && !settings.PREVIEW_KEY)
    throw new SettingsError("PREVIEW_KEY is not set. A gateway needs it together with PREVIEW_URL.");
  if (!apiUrls) throw new SettingsError("API_URL is not set. It has to be the URL of the API.");
  const stopping = new AbortController();
  const metrics = settings.GATEWAY_METRICS_PORT === undefined ? undefined : createMetrics();
  const gateway = await buildGateway({
    ...{ log: true, tls: readTls(settings), trustedProxies, apiUrls, sandboxUrl },
    stopping: stopping.signal,
    ...{ accessLog: settings.ACCESS_LOG, metrics, traces: readTraces(settings) },
    source: releaseSource(settings),
    previews: readPreviews(settings),
    settings: {
      publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
      paypal: { clientId: settings.PAYPAL_CLIENT_ID ?? "", sdkUrl: settings.PAYPAL_SDK_URL ?? "" },
      testProduct: settings.TEST_PRODUCT,
    },
  });
  if (metrics)
    await serveMetrics(metrics, { host: settings.METRICS_HOST, port: settings.GATEWAY_METRICS_PORT ?? 0 });
  await gateway.listen({ port: settings.PORT, host: settings.HOST, backlog: LISTEN_BACKLOG });
  stopOnSignals(gateway, { stopping, noticeMs: trustedProxies ? NOTICE_MS : 0 });
  return gateway;
}

function readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share }: Settings) {
  return endpoint === undefined ? undefined : { endpoint, share };
}

/** The schema of the settings requires both or none. */
function readPreviews({ PREVIEW_URL: url, PREVIEW_KEY: key }: Settings) {
  return url && key ? { url, key } : undefined;
}

function releaseSource(settings: Settings): ReleaseSource {
  const { RELEASES_REGISTRY: registry, RELEASES_SCOPE: scope, RELEASES_TOKEN: token } = settings;
  const dir = resolve(settings.RELEASES_DIR);
  if (registry) createCopiesFolder(settings.RELEASES_DIR, dir);
  return {
    releases: new LocalReleases(openRepository({ dir, registry, scope, token }), dir),
    environment: settings.RELEASES_ENVIRONMENT,
    subresourceIntegrity: settings.SUBRESOURCE_INTEGRITY,
    pollMs: registry ? POLL_MS.registry : POLL_MS.folder,
  };
}

/** The folder of the gateway's copies. A folder that is the repository may be created later, by the first publication. */
function createCopiesFolder(setting: string, folder: string): void {
  try {
    createFolder(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsError(`RELEASES_DIR is "${setting}": the folder cannot be created (${code}).`);
  }
}

function readTls({ TLS_CERT, TLS_KEY }: Settings) {
  if (!TLS_CERT || !TLS_KEY) return undefined;
  return { cert: readPem("TLS_CERT", TLS_CERT), key: readPem("TLS_KEY", TLS_KEY) };
}

function readPem(name: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new SettingsError(
      `${name} is "${path}": it cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}
