import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ROOT } from "./packages.ts";

const ROOT_BIN = join(ROOT, "node_modules", ".bin");

export interface Outcome {
  code: number;
  /** Standard output and errors, in the order in which they came. */
  output: string;
}

/** Runs a tool of the workspace in a folder, and keeps what it prints. */
export function run(
  bin: string,
  args: string[],
  cwd: string,
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const own = join(cwd, "node_modules", ".bin", bin);
  const child = spawn(existsSync(own) ? own : join(ROOT_BIN, bin), args, {
    cwd,
    // Tools run on the workspace's own Node.
    env: { ...process.env, PATH: `${ROOT_BIN}${delimiter}${process.env.PATH}`, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("close", (code) => done({ code: code ?? 1, output }));
  });
}
