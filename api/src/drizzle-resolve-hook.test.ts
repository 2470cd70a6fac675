import { execFileSync } from "node:child_process";

/** What Node, in a process of its own, finds under drizzle's names, before and after. */
const PROGRAM = `
  import { registerHooks } from "node:module";
  import { resolveDrizzleQuickly } from "./drizzle-resolve-hook.ts";
  const NAMES = ["drizzle-orm", "drizzle-orm/pg-core", "drizzle-orm/node-postgres/migrator"];
  const before = NAMES.map((name) => import.meta.resolve(name));
  let asked = 0;
  registerHooks({ resolve: (specifier, context, next) => (asked++, next(specifier, context)) });
  resolveDrizzleQuickly();
  const after = [...NAMES, ...NAMES].map((name) => import.meta.resolve(name)).slice(NAMES.length);
  const table = (await import("drizzle-orm/pg-core")).pgTable("genes", {});
  const name = (await import("drizzle-orm")).getTableName(table);
  console.log(JSON.stringify({ before, after, name, asked }));
`;

it("finds the same modules of drizzle as Node does, and looks each of them up once", () => {
  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", PROGRAM], {
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH },
    encoding: "utf8",
  });

  const { before, after, name, asked } = JSON.parse(said);
  expect(after).toEqual(before);
  expect(name).toBe("genes");
  expect(asked).toBe(before.length);
});
