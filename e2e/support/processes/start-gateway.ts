import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

const ROOT = resolve(import.meta.dirname, "../../..");

export interface Gateway {
  port: number;
  process: ChildProcess;
  stop: () => Promise<void>;
}

/**
 * Starts another gateway in front of the API of the store that is tested.
 * @param settings environment variables; by default it has a free loopback port and the releases of the store
 */
export async function startGateway(settings: Record<string, string> = {}): Promise<Gateway> {
  const gateway = spawn(process.execPath, ["delivery/gateway/src/server.ts"], {
    cwd: ROOT,
    env: { ...process.env, PORT: "0", API_URL: process.env.STORE_URL, ...settings },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const stop = async () => {
    if (gateway.exitCode !== null || gateway.signalCode !== null) return;
    // It has no state. Asked to end, it would wait for connections that browsers keep open.
    gateway.kill("SIGKILL");
    await once(gateway, "exit");
  };
  return { port: await portOf(gateway), process: gateway, stop };
}

/** @throws if the gateway exits before it is ready; it has printed the reason */
async function portOf(gateway: ChildProcess): Promise<number> {
  const { stdout } = gateway;
  if (!stdout) throw new Error("The gateway has no output to read.");
  return new Promise((resolve, reject) => {
    gateway.once("exit", (code) => reject(new Error(`The gateway exited with code ${code}.`)));
    createInterface({ input: stdout }).on("line", (line) => {
      const message = JSON.parse(line) as { ready?: boolean; port: number };
      if (message.ready) resolve(message.port);
      else console.error(line);
    });
  });
}
