import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { newFolder, shell } from "./testing/gateways.ts";
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

it("exits with a sentence if no release of the shell is active", async () => {
  const dir = newFolder();
  expect(await run({ RELEASES_DIR: dir, RELEASES_ENVIRONMENT: "staging" })).toEqual({
    code: 1,
    error: `No release of the shell is active in the environment staging of ${dir}. Publish and activate one with \`pnpm releases\`.\n`,
  });
});

it("exits with a sentence if the registry does not answer and nothing is on the disk", async () => {
  const { code, error } = await run({ RELEASES_DIR: newFolder(), RELEASES_REGISTRY: "http://127.0.0.1:9/" });
  expect(code).toBe(1);
  expect(error.trim().split("\n")).toEqual([expect.stringContaining("http://127.0.0.1:9")]);
});

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
