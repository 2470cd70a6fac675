import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ROOT } from "@ligate/build/packages";
import { findPostgres, serverUser } from "../../scripts/processes/postgres-server.ts";

export interface Programs {
  haproxy: string;
  pgbouncer: string;
  /** The folder of PostgreSQL's programs. */
  postgres: string;
}

/** Something that a cluster needs is not there. The message names it. */
export class MissingError extends Error {
  override name = "MissingError";
}

/** Debian installs servers where only root's PATH leads to. */
const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/local/sbin", "/usr/sbin"];
const findProgram = (name: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));

/** @throws MissingError with the names of the programs that are not installed */
export function findPrograms(): Programs {
  const folder = findPostgres();
  const found = {
    haproxy: findProgram("haproxy"),
    pgbouncer: findProgram("pgbouncer"),
    postgres: folder && existsSync(join(folder, "pg_basebackup")) ? folder : undefined,
  };
  const missing = Object.entries(found).flatMap(([name, path]) => (path ? [] : name));
  if (missing.length > 0) throw new MissingError(`Not installed: ${missing.join(", ")}.`);
  return found as Programs;
}

/**
 * PostgreSQL and PgBouncer refuse to run as root: if root has started this process, it and its children go on
 * as the user of PostgreSQL.
 * @param folder that the user gets
 * @throws MissingError if the user cannot read the repository
 */
export function dropPrivileges(folder: string): void {
  const user = serverUser();
  if (!user) return;
  execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
  process.setgroups?.([user.gid]);
  process.setgid?.(user.gid);
  process.setuid?.(user.uid);
  try {
    accessSync(join(ROOT, "node_modules/.bin/node"), constants.X_OK);
  } catch {
    throw new MissingError(`The user postgres cannot read ${ROOT}.`);
  }
}
