/**
 * `pnpm bench:genes`: imports the tables of $GENE_DATA into a new database and measures the gene search over HTTP. Uses the
 * PostgreSQL of DATABASE_URL, which should be empty, or else PGlite in a temporary folder.
 */

import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "@ligate/contract/settings/settings";
import { sql } from "drizzle-orm";
import { buildApp } from "../../api/src/app.ts";
import { seed } from "../../api/src/cli/seed.ts";
import { type Database, queryRows } from "../../api/src/db/database.ts";
import { openDatabase } from "../../api/src/db/open.ts";
import { importGeneTable } from "../../api/src/modules/catalog/index.ts";
import { formatTable, quantile } from "../figures.ts";
import { GENE_TABLES } from "./api/gene-tables.ts";

const QUERIES = 300;

/** Queries as users type them, drawn from the imported names. */
const KINDS = {
  "exact symbol": sql`select symbol as name, species from genes`,
  alias: sql`select name, species from gene_names where source = 'ncbi' and rank = 1`,
  "old symbol": sql`select name, species from gene_names where source = 'hgnc' and rank = 1`,
  "prefix of 3": sql`select left(symbol, 3) as name, species from genes where length(symbol) > 3`,
  "prefix of 2": sql`select left(symbol, 2) as name, species from genes where length(symbol) > 2`,
  "prefix of 1": sql`select left(symbol, 1) as name, species from genes where length(symbol) > 1`,
  "NCBI Gene id": sql`select locus_id::text as name, species from genes`,
  "Ensembl id": sql`select ensembl_id as name, species from genes where ensembl_id is not null`,
  transcript: sql`select refseq_transcript as name, species from genes where refseq_transcript is not null`,
  "two words of a name": sql`select substring(name from '^\\w{4,} \\w{4,}') as name, species from genes
    where name ~ '^\\w{4,} \\w{4,}'`,
  "nothing typed": sql`select '' as name, species from genes`,
};

const folder = process.env.GENE_DATA;
if (!folder) throw new Error("Set GENE_DATA to the folder of the tables.");
const dataDir = mkdtempSync(join(tmpdir(), "ligate-genes-"));
const settings = readSettings({ ...process.env, DATA_DIR: dataDir });
const opened = await openDatabase(settings);
try {
  await seed(opened.db);
  console.log(`before: at most ${peakMb()} MB`);
  for (const [file, species] of [...GENE_TABLES, ["hgnc_complete_set.txt.gz", "Human"] as const]) {
    const { ms, cpuMs, value } = await timed(() => importGeneTable(opened.db, join(folder, file), species));
    const seconds = `${(ms / 1000).toFixed(1)} s, ${(cpuMs / 1000).toFixed(1)} s CPU`;
    console.log(`${file} ${species}: ${seconds}, at most ${peakMb()} MB`, JSON.stringify(value));
  }
  await search(opened.db);
} finally {
  await opened.close();
  rmSync(dataDir, { recursive: true });
}

function peakMb(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

/** Searches for `QUERIES` names of each kind, drawn from the imported ones. */
async function search(db: Database) {
  const secrets = { sessionSecret: "of a benchmark", secondFactorKeys: [randomBytes(32)] };
  const app = await buildApp({ db, settings, ...secrets });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const rows: (string | number)[][] = [];
  for (const [kind, names] of Object.entries(KINDS)) {
    const drawn = await queryRows<{ name: string; species: string }>(
      db,
      sql`select name, species from (${names}) names where length(name) <= 50
        order by md5(name || species) limit ${QUERIES}`,
    );
    const times: { ms: number; cpuMs: number }[] = [];
    for (let i = 0; i < QUERIES && drawn.length > 0; i++) {
      const { name = "", species = "" } = drawn[i % drawn.length] ?? {};
      const query = new URLSearchParams({ symbol: name, species });
      const url = `${address}/api/products/get-gene-table-by-symbol/?${query}`;
      const response = await timed(async () => (await fetch(url)).json() as Promise<{ total: number }>);
      if (!(response.value.total > 0)) throw new Error(`No gene is found by ${name}.`);
      times.push(response);
    }
    const take = (share: number, metric: "ms" | "cpuMs") =>
      quantile(
        times.map((one) => one[metric]),
        share,
      ).toFixed(1);
    rows.push([kind, times.length, take(0.5, "ms"), take(0.99, "ms"), take(0.5, "cpuMs")]);
  }
  console.log(formatTable(["", "queries", "p50 ms", "p99 ms", "p50 CPU ms"], rows));
  await app.close();
}

/** Measures wall-clock time, and CPU time of this process. */
async function timed<Value>(run: () => Promise<Value>) {
  const begun = performance.now();
  const before = process.cpuUsage();
  const value = await run();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - begun, cpuMs: (user + system) / 1000, value };
}
