import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, renameSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BenchPostgres } from "./database.ts";

/** The files of $GENE_DATA and the species that is read from each, in the order in which they are imported. */
export const GENE_TABLES = [
  ["Homo_sapiens.gene_info.gz", "Human"],
  ["Mus_musculus.gene_info.gz", "Mouse"],
  ["hgnc_complete_set.txt.gz", "Human"],
  ["HGNC_AllianceHomology.rpt.gz", "Mouse"],
  ["genes_human_mouse.tsv.gz", "Human"],
  ["genes_human_mouse.tsv.gz", "Mouse"],
  ["cds_lengths.tsv.gz", "Human"],
  ["cds_lengths.tsv.gz", "Mouse"],
] as const;

const API = join(import.meta.dirname, "../../../../api");

/**
 * Imports the genes of $GENE_DATA, where it is set, with the staff command. The import takes minutes, so a dump of the
 * database is kept in the machine's temporary folder for the next run with the same tables and migrations.
 * @param environment of the API
 * @param startOnce starts the API and stops it: the content's genes have to be there first, because they have numbers
 */
export async function fillWithGenes(
  postgres: BenchPostgres | undefined,
  environment: Record<string, string>,
  startOnce: () => Promise<void>,
): Promise<void> {
  const folder = process.env.GENE_DATA;
  if (!folder) return console.log("GENE_DATA is not set: the store has the genes of its content.");
  const dump = dumpFor(folder);
  if (postgres && existsSync(dump)) return restore(postgres, dump);
  await startOnce();
  for (const [file, species] of GENE_TABLES) {
    console.log(`Importing ${file}, ${species}`);
    const command = ["src/staff.ts", "genes:import", join(folder, file), "--species", species.toLowerCase()];
    execFileSync(process.execPath, command, {
      cwd: API,
      env: { ...process.env, ...environment },
      stdio: "pipe",
    });
  }
  if (!postgres) return;
  run(postgres, "pg_dump", ["-Fc", "-Z1", "-f", `${dump}.part`, "-d", postgres.url]);
  renameSync(`${dump}.part`, dump);
}

function restore(postgres: BenchPostgres, dump: string) {
  console.log(`Restoring the genes from ${dump}`);
  run(postgres, "pg_restore", ["-j", "2", "-d", postgres.url, dump]);
}

/** The file for these tables and migrations. */
function dumpFor(folder: string): string {
  const tables = GENE_TABLES.map(([file]) => join(folder, file));
  const about = [...tables.map((file) => [file, statSync(file).size]), readdirSync(join(API, "drizzle"))];
  const hash = createHash("sha256").update(JSON.stringify(about)).digest("hex").slice(0, 12);
  return join(tmpdir(), `ligate-bench-genes-${hash}.dump`);
}

const run = ({ programs }: BenchPostgres, program: string, args: string[]) =>
  execFileSync(join(programs, program), args, { stdio: ["ignore", "ignore", "inherit"] });
