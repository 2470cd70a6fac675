import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const IMPORT = /import (?:type )?\{([^}]*)\} from "(\.[^"]+(?:\.table|\/tables)\.ts)"/g;
const WRITE = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g;

/** The part of the API that owns a file: `modules/cart`, or a folder such as `http`. */
const ownerOf = (path: string) => /^modules\/[^/]+|^[^/]+/.exec(path)?.[0];

/** Writes of a source to tables of other owners, as "table of owner". */
function foreignWrites(path: string, source: string): string[] {
  const owners = new Map<string, string | undefined>();
  for (const [, names = "", from = ""] of source.matchAll(IMPORT)) {
    const owner = ownerOf(relative("/", resolve("/", dirname(path), from)));
    for (const name of names.split(",")) owners.set(name.replace(/^\s*type /, "").trim(), owner);
  }
  return [...source.matchAll(WRITE)].flatMap(([, table = ""]) => {
    const owner = owners.get(table);
    return owner === undefined || owner === ownerOf(path) ? [] : `${table} of ${owner}`;
  });
}

it("writes tables only in the module that owns them", () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => file.endsWith(".ts") && !/\.test\.ts$|^testing\//.test(file));

  const found = sources.flatMap((file) =>
    foreignWrites(file, readFileSync(join(import.meta.dirname, file), "utf8")).map(
      (write) => `${file}: ${write}`,
    ),
  );

  expect(found).toEqual([]);
});

it("finds a write to a table of another module", () => {
  const source = `
    import { sessions, users } from "../../identity/tables.ts";
    import { carts } from "./carts.table.ts";
    await tx.select().from(users);
    await tx.insert(carts).values({});
    await tx.update(sessions).set({});`;

  expect(foreignWrites("modules/ordering/cart/lock-cart.ts", source)).toEqual([
    "sessions of modules/identity",
  ]);
});
