import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface RunningPostgres {
  url: string;
  stop(): Promise<void>;
}

const FOLDERS = "/usr/lib/postgresql";
/** What is lost with the machine may be lost: the data are thrown away. */
const CARELESS = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"];
const READY_WITHIN_MS = 30_000;

/** The folder of PostgreSQL's programs, of the newest version there is; `undefined` where there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(FOLDERS) ? readdirSync(FOLDERS) : [];
  const newest = versions.sort((one, other) => Number(other) - Number(one));
  const folders = newest.map((version) => join(FOLDERS, version, "bin"));
  return [...folders, ...bindir()].find((folder) => existsSync(join(folder, "initdb")));
}

function bindir(): string[] {
  try {
    return [
      execFileSync("pg_config", ["--bindir"], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }).trim(),
    ];
  } catch {
    return [];
  }
}

/** Starts a server of its own on a free port, in a folder that is removed when it stops. */
export async function startPostgres(programs: string): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "ligate-postgres-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const owner = serverUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  try {
    const setUp = ["-D", folder, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync"];
    execFileSync(join(programs, "initdb"), setUp, { ...owner, cwd: folder, stdio: "pipe" });
    const port = await freePort();
    const listen = ["-D", folder, "-p", `${port}`, "-h", "127.0.0.1", "-c", "unix_socket_directories="];
    const server = spawn(join(programs, "postgres"), [...listen, ...CARELESS], {
      ...owner,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await ready(server);
    return {
      url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
      stop: () => stop(server).finally(remove),
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** PostgreSQL does not run as root: then it runs as the user that its package makes. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (what: string) => Number(execFileSync("id", [what, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer().once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    let said = "";
    const giveUp = setTimeout(() => {
      server.kill("SIGQUIT");
      failed(new Error(`PostgreSQL is not ready:\n${said}`));
    }, READY_WITHIN_MS);
    server.stderr?.on("data", (chunk: Buffer) => {
      said = (said + chunk).slice(-4_000);
      if (said.includes("ready to accept connections")) done(clearTimeout(giveUp));
    });
    server.once("error", failed);
    server.once("exit", () => {
      clearTimeout(giveUp);
      failed(new Error(`PostgreSQL did not start:\n${said}`));
    });
  });
}

/** Not waiting for anybody who is still connected. */
function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    server.once("exit", () => done());
    server.kill("SIGINT");
  });
}
