import { execFileSync } from "node:child_process";

/** Runs in a process of its own: resolves names before and after the hook is registered. */
const PROGRAM = `
  import { registerHooks } from "node:module";
  import { cacheResolution } from "./cached-resolution.ts";
  const NAMES = ["drizzle-orm", "drizzle-orm/pg-core", "fastify", "@ligate/contract/contract", "node:fs"];
  const FILES = ["../app.ts", "../db/database.ts"];
  const resolveAll = () => [...NAMES, ...FILES].map((name) => import.meta.resolve(name));
  const before = resolveAll();
  let calls = 0;
  registerHooks({ resolve: (specifier, context, next) => (calls++, next(specifier, context)) });
  cacheResolution();
  resolveAll();
  const after = resolveAll();
  const callsByName = calls;
  const { getTableName } = await import("drizzle-orm");
  const { genes } = await import("../modules/catalog/genes/gene.table.ts");
  console.log(JSON.stringify({ before, after, name: getTableName(genes), callsByName }));
`;

it("resolves the same modules as Node, names only once and files not at all", () => {
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", PROGRAM], {
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH },
    encoding: "utf8",
  });

  const { before, after, name, callsByName } = JSON.parse(output);
  expect(after).toEqual(before);
  expect(name).toBe("genes");
  expect(callsByName).toBe(5);
});
