import { execFileSync } from "node:child_process";

/** Runs in a process of its own: resolves names of drizzle before and after the hook is registered. */
const PROGRAM = `
  import { registerHooks } from "node:module";
  import { cacheDrizzleResolution } from "./drizzle-resolve-hook.ts";
  const NAMES = ["drizzle-orm", "drizzle-orm/pg-core", "drizzle-orm/node-postgres/migrator"];
  const before = NAMES.map((name) => import.meta.resolve(name));
  let calls = 0;
  registerHooks({ resolve: (specifier, context, next) => (calls++, next(specifier, context)) });
  cacheDrizzleResolution();
  const after = [...NAMES, ...NAMES].map((name) => import.meta.resolve(name)).slice(NAMES.length);
  const table = (await import("drizzle-orm/pg-core")).pgTable("genes", {});
  const name = (await import("drizzle-orm")).getTableName(table);
  console.log(JSON.stringify({ before, after, name, calls }));
`;

it("resolves the same modules as Node, and each only once", () => {
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", PROGRAM], {
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH },
    encoding: "utf8",
  });

  const { before, after, name, calls } = JSON.parse(output);
  expect(after).toEqual(before);
  expect(name).toBe("genes");
  expect(calls).toBe(before.length);
});
