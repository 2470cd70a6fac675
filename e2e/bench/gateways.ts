import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { generate } from "selfsigned";

const ROOT = resolve(import.meta.dirname, "../..");

export interface Gateways {
  /** Variant → address of its gateway. */
  addresses: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Starts a gateway for each folder of releases: HTTP/2 over TLS, on free loopback ports.
 * @param store address of a running store, to which they proxy API calls
 */
export async function startGateways(folders: Record<string, string>, store: string): Promise<Gateways> {
  const dir = mkdtempSync(join(tmpdir(), "ligate-bench-"));
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }]);
  const TLS_CERT = join(dir, "cert.pem");
  const TLS_KEY = join(dir, "key.pem");
  writeFileSync(TLS_CERT, cert);
  writeFileSync(TLS_KEY, key);

  const running: ChildProcess[] = [];
  const addresses: Record<string, string> = {};
  for (const [name, folder] of Object.entries(folders)) {
    const { gateway, port } = await startGateway(folder, store, { TLS_CERT, TLS_KEY });
    running.push(gateway);
    addresses[name] = `https://localhost:${port}`;
  }
  return { addresses, stop: () => stopAll(running, dir) };
}

/** Starts one gateway on a free loopback port. @param settings more environment variables */
export async function startGateway(RELEASES_DIR: string, store: string, settings = {}) {
  const gateway = spawn(process.execPath, ["gateway/src/server.ts"], {
    cwd: ROOT,
    env: { ...process.env, PORT: "0", API_URL: store, RELEASES_DIR, ...settings },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  return { gateway, port: await portOf(gateway) };
}

async function portOf({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error("The gateway has no output to read.");
  const lines = createInterface({ input: stdout });
  return new Promise((done) => {
    lines.on("line", (line) => {
      const message = JSON.parse(line) as { ready?: boolean; port: number };
      if (message.ready) done(message.port);
      else console.error(line);
    });
  });
}

async function stopAll(running: ChildProcess[], dir: string): Promise<void> {
  for (const gateway of running) {
    gateway.kill("SIGTERM");
    await once(gateway, "exit");
  }
  rmSync(dir, { recursive: true });
}
