import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type Database, migrationsFolder, queryRows } from "./database.ts";

interface Column {
  name: string;
  type: string;
  notNull: boolean;
  default?: unknown;
  identity?: object;
  generated?: object;
}

/** Of a schema that drizzle-kit records beside each migration. */
interface Snapshot {
  tables: Record<string, { name: string; columns: Record<string, Column> }>;
}

/** table → column → whether a new row needs a value for it. */
type Schema = Map<string, Map<string, boolean>>;

function needsValue({ type, notNull, default: value, identity, generated }: Column): boolean {
  return notNull && value === undefined && !identity && !generated && !type.includes("serial");
}

/** @param folder of migrations @returns the schema that the newest of them results in */
export function readSchema(folder: string): Schema {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, "meta", file), "utf8"));
  const { entries } = read("_journal.json") as { entries: { tag: string }[] };
  const { tables }: Snapshot = read(`${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`);
  return new Map(
    Object.values(tables).map(({ name, columns }) => [
      name,
      new Map(Object.values(columns).map((column) => [column.name, needsValue(column)])),
    ]),
  );
}

/**
 * Why code with one schema cannot use a database with another: it would read a column that is missing, or add rows without a
 * value that they need. A table or a column with a default, which the code does not know, does not matter.
 */
export function schemaConflicts(known: Schema, found: Schema): string[] {
  return [...known].flatMap(([table, columns]) => {
    const present = found.get(table);
    if (!present) return [`The table ${table} is missing.`];
    const missing = [...columns.keys()].filter((name) => !present.has(name));
    const unknown = [...present].filter(([name, isNeeded]) => isNeeded && !columns.has(name));
    return [
      ...missing.map((name) => `The column ${table}.${name} is missing.`),
      ...unknown.map(
        ([name]) => `The column ${table}.${name} needs a value that this release does not have.`,
      ),
    ];
  });
}

/** The conflicts of this release with a database. It may be newer, or older if migrations have not run. */
export async function findSchemaConflicts(db: Database): Promise<string[]> {
  const rows = await queryRows<{ table: string; column: string; isNeeded: boolean }>(
    db,
    sql`select c.relname as "table", a.attname as "column",
        a.attnotnull and not a.atthasdef and a.attidentity = '' as "isNeeded"
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
        and a.attnum > 0 and not a.attisdropped`,
  );
  const found: Schema = new Map();
  for (const { table, column, isNeeded } of rows) {
    const columns = found.get(table) ?? new Map();
    found.set(table, columns.set(column, isNeeded));
  }
  known ??= readSchema(migrationsFolder);
  return schemaConflicts(known, found);
}

let known: Schema | undefined;
