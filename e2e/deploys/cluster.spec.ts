import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";

const ROOT = resolve(import.meta.dirname, "../..");
const NOT_INSTALLED = 2;

test("No order is lost while the processes of a cluster are killed and replaced.", async () => {
  test.setTimeout(300_000);

  const { code, output } = await runCluster();

  test.skip(code === NOT_INSTALLED, output);
  expect(code, output).toBe(0);
});

/** Runs a short round of `pnpm cluster` with the active releases, in lab/cluster. */
async function runCluster(): Promise<{ code: number | null; output: string }> {
  const cluster = spawn("sh", ["-c", "exec npm run -s cluster -- --quick 2>&1"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output, [code]] = await Promise.all([text(cluster.stdout), once(cluster, "close")]);
  return { code, output: output.trim() };
}
