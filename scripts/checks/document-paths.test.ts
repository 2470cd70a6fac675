import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { ROOT } from "@ligate/build/packages";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && existsSync(join(ROOT, file)));
const documents = files.filter((file) => /^(docs\/.*|[A-Z]+|(?!api\/content\/).*\/README)\.md$/.test(file));

/** `src/cart/cart.ts` in backquotes: a file, in a README of a package also one beside it, without a placeholder. */
const NAMED_FILE = /`([\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|mjs|cjs|css|md|yaml|csv|mjml|json))`/g;
/** `src/cart/` in backquotes: a folder. */
const NAMED_FOLDER = /`([\w@.-]+(?:\/[\w@.-]+)*)\/`/g;
const LINK = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;

/** A path in a README is relative to its package, or to the repository. */
const existsForPackage = (document: string, path: string): boolean =>
  existsSync(join(ROOT, dirname(document), path)) || existsSync(join(ROOT, path));

/** Any other document may leave out the folders that its sentence is about. */
const exists = (path: string): boolean => files.some((file) => file === path || file.endsWith(`/${path}`));

/** Decisions describe the code of their time. */
const current = documents.filter((file) => !/^docs\/decisions\/\d/.test(file));
const packages = files.filter((file) => file.endsWith("/package.json")).map((file) => dirname(file));
const readmes = packages.map((folder) => `${folder}/README.md`).filter((file) => files.includes(file));
/** Files of a data folder, or of a page in an example. */
const ELSEWHERE = /^(sandbox\/paypal\.json|src\/news\/)/;
/** Files of every release, of every folder of the contract, or of every module of the API. */
const IN_MANY_FOLDERS =
  /^(server|(bom|calls|fragments|release)\.json|(schemas|endpoints|constants|index|tables)\.ts)$/;

const read = (document: string) => readFileSync(join(ROOT, document), "utf8");
const findAll = (document: string, pattern: RegExp) =>
  [...read(document).matchAll(pattern)].map(([, path = ""]) => path);

it.each(current)("%s names files that exist", (document) => {
  const named = findAll(document, NAMED_FILE).filter((path) => path.includes("/"));
  expect(named.filter((path) => !ELSEWHERE.test(path) && !exists(path))).toEqual([]);
});

it.each(readmes)("%s names files and folders of its package", (document) => {
  const named = [...findAll(document, NAMED_FILE), ...findAll(document, NAMED_FOLDER)];
  expect(named.filter((path) => !IN_MANY_FOLDERS.test(path) && !existsForPackage(document, path))).toEqual(
    [],
  );
});

it.each(documents)("%s links to files that exist", (document) => {
  const linked = findAll(document, LINK).map((path) => normalize(join(dirname(document), path)));
  expect(linked.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it("every package of the root and of shared has a README, none of more than 60 lines", () => {
  const owners = packages.filter((folder) => /^(shared\/)?[^/]+$/.test(folder));
  const without = owners.filter((folder) => !readmes.includes(`${folder}/README.md`));
  expect(without).toEqual([]);
  expect(readmes.filter((file) => read(file).split("\n").length > 61)).toEqual([]);
});

it("the index of decisions links each of them", () => {
  const index = findAll("docs/decisions/README.md", LINK);
  const decisions = files.filter((file) => /^docs\/decisions\/\d/.test(file));
  expect(decisions.filter((file) => !index.includes(basename(file)))).toEqual([]);
});

it("the index of decisions has each one that code and documents refer to", () => {
  const numbers = [...read("docs/decisions/README.md").matchAll(/^\| (\d+) \|/gm)].map(
    ([, number]) => number,
  );
  const found = execFileSync("git", ["grep", "-ohiE", "\\bdecision [0-9]+"], { cwd: ROOT, encoding: "utf8" });
  const referred = [...found.matchAll(/\d+/g)].map(([number]) => number);
  expect(referred.filter((number) => !numbers.includes(number))).toEqual([]);
});
