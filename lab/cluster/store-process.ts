import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@ligate/build/packages";
import { type ServerProcess, startProgram, startServer } from "../faults/stack/server-process.ts";
import { waitUntilOk } from "./wait-until.ts";

const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** The command of a script of package.json, without npm and the shell, which would receive signals in place of the process. */
const toCommand = (script: string, args: string[] = []) => [
  ...["sh", "-c", `${scripts[script]?.replace(/(exec )?node /, "exec node ")} "$@"`, "sh"],
  ...args,
];

/** An API or a gateway. */
export class StoreProcess {
  readonly name: string;
  readonly origin: string;
  readonly #script: string;
  readonly #environment: Record<string, string>;
  readonly #log: number;
  #running: ServerProcess | undefined;

  constructor(
    name: string,
    options: { origin: string; script: string; environment: Record<string, string>; log: number },
  ) {
    this.name = name;
    this.origin = options.origin;
    this.#script = options.script;
    this.#environment = options.environment;
    this.#log = options.log;
  }

  /** Starts the process, and waits until it is ready. */
  async start() {
    this.#running = await startServer(toCommand(this.#script), this.#environment, this.#log);
    await waitUntilOk(`${this.origin}/readyz`);
  }

  /** Ends the process as a deploy does, and starts it again. @returns the exit code, which is 0 if it has finished its work */
  async restart(): Promise<number | null> {
    this.#signal("SIGTERM");
    const [code] = (await this.#running?.ended) ?? [];
    await this.start();
    return code;
  }

  async kill() {
    await this.#running?.kill();
  }

  /** The process does nothing, and its connections stay open. */
  freeze = () => this.#signal("SIGSTOP");
  resume = () => this.#signal("SIGCONT");
  #signal = (signal: NodeJS.Signals) => void this.#running?.child.kill(signal);
}

/** Runs a script of package.json that ends. */
export function runScript(
  script: string,
  args: string[],
  { environment, log }: { environment: Record<string, string>; log: number },
) {
  const program = startProgram(toCommand(script, args), environment, log);
  const output: string[] = [];
  program.lines.on("line", (line) => output.push(line));
  const succeeded = program.ended.then(([code]) => code === 0);
  return { kill: program.kill, output, succeeded };
}
