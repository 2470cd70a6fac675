import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
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
