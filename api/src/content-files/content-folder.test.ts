import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { digestInputs } from "./content-folder.ts";

const FILES = [
  ...["api/content/genes.csv", "api/content/blog/post.md", "api/src/http/docs/examples/login.json"],
  "api/content/media/gel.svg",
  ...[
    "api/src/modules/catalog/search/entries/design-entries.ts",
    "api/src/modules/catalog/search/search.test.ts",
    "api/src/testing/browser.ts",
  ],
  ...["shared/contract/src/sku.ts", "pnpm-lock.yaml"],
];
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "ligate-inputs-"));
  for (const file of FILES) write(file, "as it was");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const isAnother = (change: () => void) => {
  const before = digestInputs(root);
  change();
  return digestInputs(root) !== before;
};

it.each([
  "api/content/genes.csv",
  "api/content/blog/post.md",
  "api/content/blog/new.md",
  "api/content/media/gel.svg",
])("changes with the content file %s", (file) => expect(isAnother(() => write(file, "edited"))).toBe(true));

it.each([
  "api/src/modules/catalog/search/entries/design-entries.ts",
  "api/src/new.ts",
  "shared/contract/src/sku.ts",
  "pnpm-lock.yaml",
])("changes with the code in %s", (file) => expect(isAnother(() => write(file, "edited"))).toBe(true));

it("changes when a file is renamed or deleted", () => {
  const post = join(root, "api/content/blog/post.md");

  expect(isAnother(() => renameSync(post, join(dirname(post), "other.md")))).toBe(true);
  expect(isAnother(() => rmSync(join(dirname(post), "other.md")))).toBe(true);
});

it.each([
  "api/src/http/docs/examples/login.json",
  "api/src/modules/catalog/search/search.test.ts",
  "api/src/testing/browser.ts",
])("does not change with %s, which no seed depends on", (file) =>
  expect(isAnother(() => write(file, "edited"))).toBe(false),
);
