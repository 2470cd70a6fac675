import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { ROOT } from "@ligate/build/packages";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && existsSync(join(ROOT, file)));
const documents = files.filter((file) => /^(docs\/.*|[A-Z]+|e2e\/.*)\.md$/.test(file));

/** `src/cart/cart.ts` in backquotes: a file with a folder, without a placeholder. */
const NAMED_FILE = /`([\w@.-]+(?:\/[\w@.-]+)+\.(?:tsx?|mjs|cjs|css|md|yaml|csv|mjml|json))`/g;
const LINK = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;

/** A document may leave out the folders that its sentence is about. */
const exists = (path: string): boolean => files.some((file) => file === path || file.endsWith(`/${path}`));

/** Decisions tell what was there. */
const current = documents.filter((file) => !file.startsWith("docs/decisions/"));
/** Files of a data folder, or of a page in an example. */
const ELSEWHERE = /^(sandbox\/paypal\.json|src\/news\/)/;

it.each(current)("%s names files that exist", (document) => {
  const text = readFileSync(join(ROOT, document), "utf8");
  const named = [...text.matchAll(NAMED_FILE)].map(([, path = ""]) => path);
  expect(named.filter((path) => !ELSEWHERE.test(path) && !exists(path))).toEqual([]);
});

it.each(documents)("%s links to files that exist", (document) => {
  const text = readFileSync(join(ROOT, document), "utf8");
  const linked = [...text.matchAll(LINK)].map(([, path = ""]) => normalize(join(dirname(document), path)));
  expect(linked.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
