import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const PLOP = join(import.meta.dirname, "../node_modules/.bin/plop");

const copy = realpathSync(mkdtempSync(join(tmpdir(), "ligate-new-")));
const read = (file: string) => readFileSync(join(copy, file), "utf8");

/** Copies the packages that the generators change; the others are links to the repository. */
beforeAll(() => {
  for (const dir of ["mf-account", "mf-catalog", "shared/contract", "api"]) {
    for (const part of ["src", "tsconfig.json", "package.json"])
      cpSync(join(ROOT, dir, part), join(copy, dir, part), { recursive: true });
  }
  for (const file of ["jest.config.ts", "webpack.config.ts"])
    cpSync(join(ROOT, "mf-account", file), join(copy, "mf-account", file));
  cpSync(join(ROOT, "e2e/contracts/fragment-props.ts"), join(copy, "e2e/contracts/fragment-props.ts"));
  cpSync(join(ROOT, "docs/decisions"), join(copy, "docs/decisions"), { recursive: true });
  for (const path of ["delivery", "shared/platform", "shared/ui"]) link(path);
  link("mf-account/node_modules");
  link("mf-catalog/node_modules");
  link("shared/contract/node_modules");
  // The API imports the copy of the contract.
  mkdirSync(join(copy, "api/node_modules/@ligate"), { recursive: true });
  for (const name of readdirSync(join(ROOT, "api/node_modules")))
    if (name !== "@ligate" && name !== ".bin") link(`api/node_modules/${name}`);
  for (const name of ["build", "server"]) link(`api/node_modules/@ligate/${name}`);
  symlinkSync(join(copy, "shared/contract"), join(copy, "api/node_modules/@ligate/contract"));
});

const link = (path: string) => symlinkSync(join(ROOT, path), join(copy, path));

/** `pnpm new` with these arguments, in the copy. */
function generate(...args: string[]): void {
  const options = ["--plopfile", join(import.meta.dirname, "plopfile.ts"), "--dest", copy];
  execFileSync(PLOP, [...options, ...args], { stdio: "pipe" });
}

/** @param installed the package whose type checker it uses @throws with the errors of the type checker */
function checkTypes(dir: string, installed = dir): void {
  const tsc = join(ROOT, installed, "node_modules/.bin/tsc");
  try {
    execFileSync(tsc, ["--noEmit"], { cwd: join(copy, dir), encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout);
  }
}

it("creates a page with a loader, styles, a test and a route", () => {
  generate("page", "mf-catalog", "order help", "/order-help/:id", "/api/blogs/get-blog/:id/");

  expect(readdirSync(join(copy, "mf-catalog/src/order-help")).sort()).toEqual([
    "order-help.loader.ts",
    "order-help.module.css",
    "order-help.page.test.tsx",
    "order-help.page.tsx",
  ]);
  expect(read("mf-catalog/src/routes.ts")).toContain(`  {
    id: "order-help",
    path: "order-help/:id",
    handle: { example: "/order-help/1" },
    loader: orderHelpLoader,
    lazy: () => import(/* webpackChunkName: "order-help" */ "./order-help/order-help.page.tsx"),
  },
`);
});

it("creates a page without a loader", () => {
  generate("page", "mf-catalog", "faq", "faq", "");

  expect(existsSync(join(copy, "mf-catalog/src/faq/faq.loader.ts"))).toBe(false);
  expect(read("mf-catalog/src/faq/faq.page.test.tsx")).toContain('visit("/faq", routes);');
  checkTypes("mf-catalog");
});

it("creates a remote with a page, a fragment and a development port", () => {
  generate("remote", "--", "--page", "lab news");

  expect(JSON.parse(read("mf-lab-news/package.json"))).toMatchObject({
    name: "mf-lab-news",
    ligate: {
      developmentPort: 1 + JSON.parse(read("mf-account/package.json")).ligate.developmentPort,
      fragments: { "./lab-news-teaser": "./src/lab-news/lab-news-teaser.fragment.tsx" },
    },
  });
  expect(read("mf-lab-news/src/routes.ts")).toContain('path: "lab-news",');
  expect(read("shared/contract/src/remotes/fragments.ts")).toContain(
    '"mf-lab-news/lab-news-teaser": z.strictObject({}),',
  );
  symlinkSync(join(ROOT, "mf-account/node_modules"), join(copy, "mf-lab-news/node_modules"));
  checkTypes("mf-lab-news", "mf-account");
});

it("adds a call to existing files", () => {
  generate("call", "content", "getFaq", "GET", "/api/interface/get-faq/:id/", "Faq", "catalog/content");

  expect(read("shared/contract/src/content/schemas.ts")).toContain("export const Faq = z.object({");
  expect(read("shared/contract/src/content/endpoints.ts")).toContain("export const getFaq = endpoint({");
  expect(read("api/src/modules/catalog/content/content.routes.ts")).toContain("route(app, contract.getFaq, ");
  expect(read("api/src/testing/samples/sample-public-calls.ts")).toContain(
    'getFaq: () => ({\n    params: { id: "1" }',
  );
});

it("creates the files of a call with a new noun, and registers them", () => {
  generate("call", "reviews", "addReview", "POST", "/api/reviews/", "Review", "catalog/reviews");

  expect(read("shared/contract/src/contract.ts")).toContain("  ...reviews,\n");
  expect(read("api/src/modules/catalog/catalog.routes.ts")).toContain("await app.register(reviewsRoutes);");
  checkTypes("shared/contract");
  checkTypes("api");
});

it("creates a decision record with the next number", () => {
  generate("decision", "--", "--decision", "Keep the generators small");

  const newestIn = (root: string) =>
    readdirSync(join(root, "docs/decisions"))
      .filter((file) => /^\d/.test(file))
      .sort()
      .at(-1) ?? "";
  const [record, previous] = [newestIn(copy), newestIn(ROOT)];
  expect(record).toMatch(/^\d{4}-keep-the-generators-small\.md$/);
  expect(Number.parseInt(record, 10)).toBe(Number.parseInt(previous, 10) + 1);
  expect(read(`docs/decisions/${record}`)).toMatch(/^# \d+\. Keep the generators small\n\nDate: /);
});
