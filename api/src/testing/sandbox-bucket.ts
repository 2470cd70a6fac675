import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const SERVER = join(import.meta.dirname, "../../../lab/sandbox/server.ts");

/** Starts the sandbox, whose buckets verify signatures as S3 does, for the tests of a file. */
export function sandboxBucket() {
  let child: ChildProcess;
  let port = 0;
  beforeAll(async () => {
    child = spawn(process.execPath, [SERVER], {
      env: { PORT: "0", PAYPAL_HANG_MS: "60000" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    if (!child.stdout) throw new Error("The sandbox has no output");
    const [line] = await once(child.stdout, "data");
    port = (JSON.parse(String(line)) as { port: number }).port;
  }, 30_000);
  afterAll(async () => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  });
  return {
    /** @param bucket `down`, `missing` and `hang` do not work */
    settings: (bucket = "files") => ({
      FILES_BUCKET_URL: `http://127.0.0.1:${port}/bucket/${bucket}`,
      FILES_BUCKET_REGION: "eu-central-1",
      FILES_BUCKET_KEY_ID: "sandbox",
      FILES_BUCKET_SECRET: "sandbox-secret",
    }),
  };
}
