import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** Starts the sandbox in a separate process, on free ports. */
export async function startSandbox(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../server.ts")], {
    env: { PORT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  const { port, smtpPort } = JSON.parse(String(line)) as { port: number; smtpPort: number };

  async function stop(): Promise<number> {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    const [code] = await ended;
    return code;
  }
  return { origin: `http://127.0.0.1:${port}`, smtpPort, stop };
}
