import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@ligate/build/packages";
import { generate } from "selfsigned";
import { startProgram } from "../store/processes.ts";
import { ROLE } from "./database.ts";
import type { Programs } from "./requirements.ts";

/** The addresses of the machines that the cluster has, all on this one. */
export interface Addresses {
  /** HAProxy: the store, by http and by https, and the database. */
  http: number;
  https: number;
  database: number;
  pgbouncer: number;
  apis: string[];
  gateways: string[];
}

interface ProxyOptions {
  programs: Programs;
  addresses: Addresses;
  /** Host and port of each server of the database. */
  databases: string[];
  folder: string;
  openLog: (name: string) => number;
}

/** The first PgBouncer that tracks prepared statements. */
const TRACKING = [1, 21];

/**
 * Starts HAProxy and PgBouncer with the files of `deploy/` at other addresses.
 * @returns whether statements can be prepared
 */
export function startProxies({ programs, addresses, databases, folder, openLog }: ProxyOptions) {
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    return join(folder, name);
  };
  const store = readDeployFile("haproxy/haproxy.cfg", {
    "bind :80": `bind 127.0.0.1:${addresses.http}`,
    "bind :443": `bind 127.0.0.1:${addresses.https}`,
    "/etc/haproxy/certs": folder,
  });
  const [GATEWAY_1 = "", GATEWAY_2 = ""] = addresses.gateways.map((url) => new URL(url).host);
  const [DATABASE_ONE = "", DATABASE_TWO = ""] = databases;
  const environment = { GATEWAY_1, GATEWAY_2, DATABASE_ONE, DATABASE_TWO };
  startProgram(
    [programs.haproxy, "-f", write("haproxy.cfg", store), "-f", join(import.meta.dirname, "database.cfg")],
    { ...environment, DATABASE_PORT: `${addresses.database}` },
    openLog("haproxy"),
  );

  const prepares = canPrepare(programs.pgbouncer);
  const pooler = readDeployFile("pgbouncer/pgbouncer.ini", {
    "host=postgres port=5432": `host=127.0.0.1 port=${addresses.database}`,
    "listen_port = 6432": `listen_port = ${addresses.pgbouncer}\nunix_socket_dir =`,
    "/etc/pgbouncer/userlist.txt": write("userlist.txt", `"${ROLE.user}" "${ROLE.password}"\n`),
    ...(!prepares && { "max_prepared_statements = 500": "" }),
  });
  startProgram([programs.pgbouncer, write("pgbouncer.ini", pooler)], {}, openLog("pgbouncer"));
  return { prepares };
}

/** Reads a file of `deploy/`. @param replaced parts of it, which have to be there */
function readDeployFile(path: string, replaced: Record<string, string>): string {
  return Object.entries(replaced).reduce(
    (text, [part, by]) => {
      if (!text.includes(part)) throw new Error(`deploy/${path} has no "${part}".`);
      return text.replace(part, by);
    },
    readFileSync(join(ROOT, "deploy", path), "utf8"),
  );
}

function canPrepare(pgbouncer: string): boolean {
  const version = execFileSync(pgbouncer, ["--version"], { encoding: "utf8" });
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
  const [trackingMajor = 0, trackingMinor = 0] = TRACKING;
  return major > trackingMajor || (major === trackingMajor && minor >= trackingMinor);
}

/** Writes a certificate for this machine where HAProxy finds it. @returns the certificate */
export async function createCertificate(folder: string): Promise<string> {
  const { cert, private: key } = await generate([{ name: "commonName", value: "127.0.0.1" }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] }],
  });
  writeFileSync(join(folder, "ligate.pem"), `${cert}\n${key}`, { mode: 0o600 });
  return cert;
}
