import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@ligate/delivery/processes/child-services";

export interface RunningPostgres {
  url: string;
  /**
   * Stops the server and starts it again with the same data on the same port. `fast` rolls open transactions back and
   * writes everything; `immediate` ends all processes at once, as a crash does, and recovers from the log.
   */
  restart(mode: keyof typeof SHUTDOWN_SIGNALS): Promise<void>;
  /** Ends all its processes at once, as a crash of the machine does. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

const VERSIONS_FOLDER = "/usr/lib/postgresql";
const SHUTDOWN_SIGNALS = { fast: "SIGINT", immediate: "SIGQUIT" } as const;
/** The data are temporary, so nothing has to survive a crash of the machine. */
const NOT_DURABLE = ["-c", "fsync=off", "-c", "full_page_writes=off"];
/** A commit may be lost when the server is restarted with `immediate`. */
const ASYNCHRONOUS = ["-c", "synchronous_commit=off"];
const READY = /ready to accept (read-only )?connections/;
const READY_TIMEOUT_MS = 30_000;

/** The folder with the programs of the newest PostgreSQL; `undefined` if none is installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(VERSIONS_FOLDER) ? readdirSync(VERSIONS_FOLDER) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => join(VERSIONS_FOLDER, version, "bin"));
  return [...folders, ...configuredFolder()].find((folder) => existsSync(join(folder, "initdb")));
}

function configuredFolder(): string[] {
  try {
    const path = execFileSync("pg_config", ["--bindir"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return [path.trim()];
  } catch {
    return [];
  }
}

/** The program that fills the data folder of a server, with its arguments. */
type CreateData = (folder: string) => [program: string, ...args: string[]];

const createEmpty: CreateData = (folder) => [
  "initdb",
  ...["-D", folder, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync"],
];

/**
 * Starts a temporary server on a free port; its data folder is removed when it stops.
 * @param options further options of the server; by default a commit does not wait until it is written
 */
export const startPostgres = (programs: string, options = ASYNCHRONOUS): Promise<RunningPostgres> =>
  startServer(programs, options, createEmpty);

/** Starts a standby: it begins with a copy of the primary's data, and follows its log until it is promoted. */
export const startStandby = (programs: string, primary: RunningPostgres): Promise<RunningPostgres> =>
  startServer(programs, [], (folder) => [
    "pg_basebackup",
    ...["-D", folder, "-d", primary.url, "-R", "-X", "stream", "-c", "fast", "--no-sync"],
  ]);

async function startServer(
  programs: string,
  options: string[],
  createData: CreateData,
): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "ligate-postgres-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  try {
    const [program, ...args] = createData(folder);
    execFileSync(join(programs, program), args, { ...user, cwd: folder, stdio: "pipe" });
    const port = await freePort();
    const listen = ["-D", folder, "-p", `${port}`, "-h", "127.0.0.1", "-c", "unix_socket_directories="];
    const start = async () => {
      const started = spawn(join(programs, "postgres"), [...listen, ...NOT_DURABLE, ...options], {
        ...user,
        cwd: folder,
        stdio: ["ignore", "ignore", "pipe"],
      });
      await waitUntilReady(started);
      return started;
    };
    let server = await start();
    return {
      url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
      restart: async (mode) => {
        await stop(server, SHUTDOWN_SIGNALS[mode]);
        server = await start();
      },
      crash: () => stop(server, SHUTDOWN_SIGNALS.immediate),
      stop: () => stop(server, SHUTDOWN_SIGNALS.fast).finally(removeFolder),
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

/** PostgreSQL refuses to run as root; root runs it as the user `postgres`, which its package creates. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function waitUntilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    const timer = setTimeout(() => {
      server.kill("SIGQUIT");
      reject(new Error(`PostgreSQL is not ready after ${READY_TIMEOUT_MS / 1000} s:\n${log}`));
    }, READY_TIMEOUT_MS);
    server.stderr?.on("data", (chunk: Buffer) => {
      log = (log + chunk).slice(-4_000);
      if (!READY.test(log)) return;
      clearTimeout(timer);
      resolve();
    });
    server.once("error", reject);
    server.once("exit", () => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL did not start:\n${log}`));
    });
  });
}

function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once("exit", () => resolve());
    server.kill(signal);
  });
}
