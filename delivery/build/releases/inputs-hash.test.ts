import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashInputs } from "./inputs-hash.ts";

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(join(root, file, ".."), { recursive: true });
  writeFileSync(join(root, file), text);
};
const hash = () => hashInputs(root, join(root, "mf-x"));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "ligate-hash-"));
  for (const shared of ["contract", "platform", "ui"]) write(`shared/${shared}/src/a.ts`, shared);
  write("delivery/build/releases/a.ts", "build");
  write("mf-x/src/routes.ts", "routes");
  write("mf-y/src/routes.ts", "routes");
  write("pnpm-lock.yaml", "lock");
});

it.each([
  "mf-x/src/routes.ts",
  "mf-x/src/new.css",
  "shared/ui/src/a.ts",
  "delivery/build/releases/a.ts",
  "pnpm-lock.yaml",
])("changes with %s", (file) => {
  const before = hash();
  write(file, "changed");
  expect(hash()).not.toBe(before);
});

it.each([
  "mf-y/src/routes.ts",
  "mf-x/src/routes.test.ts",
  "mf-x/node_modules/a.js",
  "mf-x/dist/a.js",
  "mf-x/.turbo/turbo-test.log",
])("stays the same with %s", (file) => {
  const before = hash();
  write(file, "changed");
  expect(hash()).toBe(before);
});
