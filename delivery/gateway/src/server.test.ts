import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import Fastify from "fastify";
import { createRepositoryFolder, shell } from "./testing/gateways.ts";
import { plainBody, rawExchange } from "./testing/raw-connection.ts";
import { writeReleases } from "./testing/releases-on-disk.ts";

const startProcess = (settings: Record<string, string>) =>
  spawn(process.execPath, [join(import.meta.dirname, "server.ts")], {
    env: { PATH: process.env.PATH, API_URL: "http://127.0.0.1:9", PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });

/** Runs the gateway's process until it exits. */
async function run(settings: Record<string, string>): Promise<{ code: number; error: string }> {
  const gateway = startProcess(settings);
  const error = text(gateway.stderr);
  const [code] = await once(gateway, "exit");
  return { code, error: await error };
}

it("starts before a release of the shell is active, and logs a sentence", async () => {
  const dir = createRepositoryFolder();
  const gateway = startProcess({ RELEASES_DIR: dir, RELEASES_ENVIRONMENT: "staging" });
  const output: string[] = [];
  for await (const chunk of gateway.stdout) {
    output.push(String(chunk));
    if (output.join("").includes('"ready":true')) break;
  }
  gateway.kill("SIGTERM");
  expect(output.join("")).toContain(
    `No release of the shell is active in the environment staging of ${dir}. Publish and activate one with \`pnpm releases\`.`,
  );
});

it.each([
  [
    { TLS_CERT: "c", TLS_KEY: "k", PUBLIC_URL: "http://store.example" },
    /^PUBLIC_URL is "http:.*because TLS is set\.\n$/,
  ],
  [
    { TLS_CERT: "c", TLS_KEY: "k", PUBLIC_URL: "https://store.example" },
    /^TLS_CERT is "c": it cannot be read/,
  ],
  [{ API_URL: "" }, /^API_URL is not set\./],
  [{ PREVIEW_URL: "http://preview.example" }, /^PREVIEW_KEY is not set\./],
  [
    { RELEASES_REGISTRY: "http://127.0.0.1:9", RELEASES_DIR: "/proc/nope" },
    /^RELEASES_DIR is "\/proc\/nope": the folder cannot be created \(ENOENT\)\.\n$/,
  ],
  [
    { SANDBOX_URL: "http://127.0.0.1:9", HOST: "0.0.0.0" },
    /^SANDBOX_URL is "http:.*it has to be unset, .* HOST is "0\.0\.0\.0", which is not a loopback address\.\n$/,
  ],
  [
    { SANDBOX_URL: "http://127.0.0.1:9", PUBLIC_URL: "https://store.example" },
    /^SANDBOX_URL is "http:.*PUBLIC_URL is "https:.*\n$/,
  ],
])("exits with a sentence if the settings are %j", async (settings, sentence) => {
  const { code, error } = await run({ RELEASES_DIR: createRepositoryFolder(), ...settings });
  expect(code).toBe(1);
  expect(error).toMatch(sentence);
});

it.each(["PORT", "GATEWAY_METRICS_PORT"])("exits with a sentence if %s is in use", async (setting) => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;

  const { code, error } = await run({ RELEASES_DIR: createRepositoryFolder(), [setting]: String(port) });
  other.close();

  expect(code).toBe(1);
  expect(error).toBe(`Port ${port} of 127.0.0.1 is used by another program. Set another address or port.\n`);
});

it("logs one line for an API that does not respond, and nothing for a form that is too large", async () => {
  const gateway = startProcess({ RELEASES_DIR: await writeReleases(shell) });
  const [line] = await once(gateway.stdout, "data");
  const { port } = JSON.parse(String(line)) as { port: number };
  const output = text(gateway.stdout);
  const form = `POST /api/x/ HTTP/1.1\r\nhost: store\r\ncontent-type: multipart/form-data; boundary=x\r\n`;

  const bytes = 12 * 1024 * 1024;
  await rawExchange(port, `${form}content-length: ${bytes}\r\n\r\n`, plainBody(bytes));
  await rawExchange(port, "GET /api/x/?token=secret HTTP/1.1\r\nhost: store\r\nconnection: close\r\n\r\n");
  gateway.kill("SIGTERM");

  const logged = (await output).trim().split("\n");
  expect(logged).toEqual([expect.stringContaining("No response from http://127.0.0.1:9")]);
  expect(logged[0]).not.toContain("secret");
}, 40_000);

/** Starts a gateway with an API that answers a capture after a while and other requests at once. */
async function startWithApi(captureMs: number, settings: Record<string, string> = {}) {
  const api = Fastify();
  api.post("/api/capture/", () => setTimeout(captureMs, { captured: true }));
  api.get("/api/x/", () => ({}));
  const apiUrl = await api.listen({ port: 0, host: "127.0.0.1" });
  const dir = await writeReleases(shell);
  const gateway = startProcess({ RELEASES_DIR: dir, API_URL: apiUrl, ...settings });
  const [line] = await once(gateway.stdout, "data");
  const { port } = JSON.parse(String(line)) as { port: number };
  const url = `http://127.0.0.1:${port}`;
  const capture = fetch(`${url}/api/capture/`, { method: "POST" });
  await setTimeout(200);
  return { api, gateway, url, capture };
}

it("answers a capture that takes longer than a few seconds before it stops", async () => {
  const { api, gateway, url, capture } = await startWithApi(5_500);
  gateway.kill("SIGTERM");
  await setTimeout(300);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
  // As npm does after a terminal.
  gateway.kill("SIGINT");

  expect(await (await capture).json()).toEqual({ captured: true });
  expect(await once(gateway, "exit")).toEqual([0, null]);
  await api.close();
}, 40_000);

it("serves on behind a load balancer that does not know yet that the gateway stops", async () => {
  const { api, gateway, url } = await startWithApi(0, { TRUSTED_PROXIES: "127.0.0.1" });
  gateway.kill("SIGTERM");
  await setTimeout(300);

  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([
    503,
    { ready: false, problems: expect.arrayContaining(["The gateway is stopping."]) },
  ]);
  expect((await fetch(`${url}/api/x/`)).status).toBe(200);
  gateway.kill("SIGKILL");
  await api.close();
}, 40_000);

it("stops within seconds while a browser keeps a connection that it has opened in advance", async () => {
  const gateway = startProcess({ RELEASES_DIR: await writeReleases(shell) });
  const [line] = await once(gateway.stdout, "data");
  const { port } = JSON.parse(String(line)) as { port: number };
  const connection = connect(port, "127.0.0.1");
  connection.on("error", () => {});
  await once(connection, "connect");

  gateway.kill("SIGTERM");

  expect(await once(gateway, "exit")).toEqual([0, null]);
  connection.destroy();
}, 40_000);
