import { join } from "node:path";
import type { Report } from "../../../api/src/cli/command.ts";
import { sendToRunningApi } from "../../../api/src/cli/staff-socket.ts";
import { HttpTransport } from "../../http-transport.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const PROGRAM = join(import.meta.dirname, "../../../api/src/main.ts");
/** The processes of a stack. */
export const ALL = [0, 1];

/** The API processes of a stack on one database. Requests go to them in turn, as behind a load balancer. */
export class ApiProcesses {
  /** If set, all requests except those of other buyers go to this process, and staff commands too. */
  pinned: number | undefined;
  /** The process that no fault meets. Requests of other buyers go to it. */
  spared = 0;
  readonly #environment: Record<string, string>;
  readonly #folder: string;
  readonly #processes: ServerProcess[] = [];
  #turn = 0;

  constructor(environment: Record<string, string>, folder: string) {
    this.#environment = environment;
    this.#folder = folder;
  }

  /** The address for the next request. */
  next = () => this.addressOf(this.pinned ?? this.#living()[this.#turn++ % this.#living().length] ?? 0);
  /** Sends each request to the next process. */
  transport = new HttpTransport(() => this.next());
  addressOf = (index: number) => `http://127.0.0.1:${this.#processes[index]?.ports.port}`;

  /** Starts processes at the same time, and waits until all are ready. */
  async start(indexes: number[]) {
    await Promise.all(
      indexes.map(async (index) => {
        const environment = { ...this.#environment, DATA_DIR: this.#folderOf(index) };
        this.#processes[index] = await startServer([process.execPath, PROGRAM], environment);
      }),
    );
  }

  async kill(indexes: number[]) {
    await Promise.all(indexes.map((index) => this.#processes[index]?.kill()));
  }

  /** They do nothing until they are killed, and their connections stay open. */
  freeze(indexes: number[]) {
    for (const index of indexes) this.#processes[index]?.child.kill("SIGSTOP");
  }

  /** The processes that have ended although they were not killed. */
  ended = () => ALL.filter((index) => !this.#living().includes(index));

  /** Runs a staff command in an API process. @throws if the command is refused */
  async staff(args: string[]): Promise<Report> {
    const folder = this.#folderOf(this.pinned ?? this.#living()[0] ?? 0);
    const response = await sendToRunningApi(folder, { args, folder, actor: "staff" });
    if (response?.report) return response.report;
    throw new Error(`staff ${args.join(" ")}: ${response?.problem ?? "the API does not respond"}`);
  }

  #folderOf = (index: number) => join(this.#folder, String(index));
  #living = () =>
    ALL.filter((index) => {
      const child = this.#processes[index]?.child;
      return child?.exitCode === null && child.signalCode === null;
    });
}
