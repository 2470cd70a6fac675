import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { newFolder } from "./testing/gateways.ts";

/** Runs the gateway's process until it exits. */
async function run(settings: Record<string, string>): Promise<{ code: number; error: string }> {
  const gateway = spawn(process.execPath, [join(import.meta.dirname, "server.ts")], {
    env: { PATH: process.env.PATH, API_URL: "http://127.0.0.1:9", PORT: "0", ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
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
