import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
const CRUISE = join(import.meta.dirname, "../node_modules/.bin/depcruise");
const CONFIG = join(ROOT, ".dependency-cruiser.mjs");

/** How a file imports another one. The rules must hold for each. */
const IMPORTS = {
  value: (path: string, i: number) => `export { value as a${i} } from "${path}";`,
  type: (path: string, i: number) =>
    `import type { value as v${i} } from "${path}"; export type A${i} = typeof v${i};`,
  dynamic: (path: string, i: number) => `export const a${i} = import("${path}");`,
};

interface Import {
  from: string;
  to: string;
  /** The specifier, where it is not the relative path. */
  name?: string;
}

/** Every violation, as "rule: from to", in a tree that contains only these imports. */
function violationsOf(imports: Import[], importOf = IMPORTS.value): string[] {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), "ligate-boundaries-")));
  for (const { to } of imports) write(tree, to, "export const value = 1;");
  const byFile = Object.groupBy(imports, ({ from }) => from);
  for (const [from, all = []] of Object.entries(byFile)) {
    write(tree, from, all.map((one, i) => importOf(specifierOf(one), i)).join("\n"));
    for (const { name } of all) if (name) linkPackage(tree, from, name);
  }
  return cruise(tree).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} ${to}`);
}

function specifierOf({ from, to, name }: Import): string {
  const path = relative(dirname(from), to);
  return name ?? (path.startsWith(".") ? path : `./${path}`);
}

/** The rules that an import from one file to another violates. */
const brokenBy = (from: string, to: string): string[] =>
  [...new Set(violationsOf([{ from, to }]).map((violation) => violation.split(":")[0] ?? ""))].sort();

/** Installs a package of the workspace for the package of `from`, as pnpm does. */
function linkPackage(tree: string, from: string, name: string): void {
  const [folder = ""] = /^(shared\/)?[^/]+/.exec(from) ?? [];
  const [, shared = ""] = /^@ligate\/([^/]+)/.exec(name) ?? [];
  const manifest = readFileSync(join(ROOT, "shared", shared, "package.json"), "utf8");
  write(tree, `shared/${shared}/package.json`, manifest);
  const link = join(tree, folder, "node_modules/@ligate", shared);
  if (existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(tree, "shared", shared), link);
}

function write(tree: string, file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

interface Report {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

function cruise(cwd: string): Report {
  const json = execFileSync(CRUISE, ["--config", CONFIG, "--output-type", "json", "."], {
    cwd,
    stdio: "pipe",
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(json.toString());
}

const CART = "mf-cart/src/cart/cart.page.tsx";
const COMPATIBILITY = "shared/contract/src/compatibility";

it.each([
  ["contract-imports-no-package", "shared/contract/src/cart.ts", "shared/platform/src/api.ts"],
  [
    "contract-imports-no-package",
    `${COMPATIBILITY}/call-schemas.ts`,
    "shared/build/src/release-format/release.ts",
  ],
  ["compatibility-is-for-servers", "shell/src/app/app.tsx", `${COMPATIBILITY}/call-schemas.ts`],
  ["compatibility-is-for-servers", "shared/platform/src/api.ts", `${COMPATIBILITY}/call-schemas.ts`],
  ["compatibility-is-for-servers", "shared/contract/src/cart/schemas.ts", `${COMPATIBILITY}/json-schema.ts`],
  ["platform-imports-contract", "shared/platform/src/api.ts", "shared/ui/src/controls/button.tsx"],
  ["ui-imports-contract-and-platform", "shared/ui/src/controls/button.tsx", CART],
  ["browser-packages-import-shared", CART, "api/src/modules/ordering/cart/cart.service.ts"],
  ["remotes-do-not-import-each-other", CART, "mf-account/src/login/login.page.tsx"],
  ["shell-imports-no-remote", "shell/src/app/app.tsx", CART],
  ["features-enter-through-index", CART, "mf-cart/src/checkout/checkout-draft.ts"],
  ["shared-imports-no-feature", "mf-cart/src/shared/order-amounts.ts", CART],
  ["browsers-load-schemas-on-demand", CART, "shared/contract/src/cart/schemas.ts"],
  ["browsers-load-schemas-on-demand", "shell/src/frame/footer/footer.tsx", "shared/contract/src/contract.ts"],
  ["schemas-share-one-zod", "shared/contract/src/cart/schemas.ts", "vendor/zod/index.js"],
  ["api-imports-contract", "api/src/app.ts", "shared/build/src/releases/build-release.ts"],
  [
    "gateway-imports-contract-and-release-format",
    "gateway/src/app.ts",
    "shared/build/src/releases/build-release.ts",
  ],
  ["sandbox-and-e2e-import-no-package", "sandbox/tax/tax.ts", "shared/contract/src/cents.ts"],
  ["one-router", "shell/src/app/app.tsx", "vendor/react-router-dom/index.js"],
])("finds what breaks %s", (rule, from, to) => {
  expect(brokenBy(from, to)).toContain(rule);
});

const API = "api/src";
const MODULES = `${API}/modules`;
const API_VIOLATIONS = [
  ["api-imports-contract", `${API}/app.ts`, "gateway/src/app.ts"],
  ["api-imports-contract", `${API}/app.ts`, "shared/build/src/repository/local-releases.ts"],
  [
    "api-imports-contract",
    `${API}/releases/check-active-releases.ts`,
    "shared/build/src/releases/build-release.ts",
  ],
  ["api-imports-contract", `${API}/releases/check-active-releases.ts`, "shared/platform/src/api.ts"],
  ["api-imports-downwards", `${MODULES}/identity/accounts/a.ts`, `${API}/releases/check-active-releases.ts`],
  ["api-imports-downwards", `${API}/db/database.ts`, `${API}/http/problem.ts`],
  ["api-imports-downwards", `${API}/http/route.ts`, `${API}/jobs/outbox.ts`],
  ["api-imports-downwards", `${API}/jobs/outbox.ts`, `${API}/mail/smtp-mailer.ts`],
  ["api-imports-downwards", `${API}/content-files/batch.ts`, `${MODULES}/identity/index.ts`],
  ["api-imports-downwards", `${API}/http/route.ts`, `${API}/app.ts`],
  ["api-imports-downwards", `${MODULES}/identity/accounts/a.ts`, `${MODULES}/design/index.ts`],
  ["api-imports-downwards", `${MODULES}/design/design.ts`, `${MODULES}/catalog/tables.ts`],
  ["api-imports-downwards", `${MODULES}/catalog/products/a.ts`, `${MODULES}/ordering/tables.ts`],
  ["api-imports-downwards", `${MODULES}/ordering/cart/a.ts`, `${MODULES}/messaging/index.ts`],
  ["api-imports-downwards", `${MODULES}/messaging/messages/a.ts`, `${API}/cli/command.ts`],
  ["api-modules-have-two-entries", `${API}/app.ts`, `${MODULES}/ordering/cart/cart.routes.ts`],
  ["api-modules-have-two-entries", `${MODULES}/ordering/cart/a.ts`, `${MODULES}/catalog/products/b.ts`],
  [
    "api-routes-use-services",
    `${MODULES}/ordering/cart/cart.routes.ts`,
    `${MODULES}/ordering/cart/carts.table.ts`,
  ],
  ["api-routes-use-services", `${MODULES}/ordering/cart/cart.routes.ts`, `${MODULES}/identity/tables.ts`],
  [
    "api-services-import-no-routes",
    `${MODULES}/ordering/cart/a.ts`,
    `${MODULES}/ordering/cart/cart.routes.ts`,
  ],
  ["api-test-tools-stay-in-tests", `${API}/http/route.ts`, `${API}/testing/browser.ts`],
] as const;

const BY_NAME = [
  ["api-imports-contract", `${API}/app.ts`, "shared/build/src/registry.ts", "@ligate/build/registry"],
  ["api-imports-contract", `${API}/app.ts`, "shared/ui/src/button.tsx", "@ligate/ui/button"],
  [
    "platform-imports-contract",
    "shared/platform/src/api.ts",
    "shared/ui/src/button.tsx",
    "@ligate/ui/button",
  ],
] as const;

it.each(Object.entries(IMPORTS))(
  "finds every violation in the API that is a %s import",
  (_kind, importOf) => {
    const expected = API_VIOLATIONS.map(([rule, from, to]) => `${rule}: ${from} ${to}`);
    const imports = API_VIOLATIONS.map(([, from, to]) => ({ from, to }));

    expect(violationsOf(imports, importOf)).toEqual(expect.arrayContaining(expected));
  },
);

it.each(Object.entries(IMPORTS))("finds a %s import by a package's name", (_kind, importOf) => {
  const expected = BY_NAME.map(([rule, from, to]) => `${rule}: ${from} ${to}`);
  const imports = BY_NAME.map(([, from, to, name]) => ({ from, to, name }));

  expect(violationsOf(imports, importOf)).toEqual(expect.arrayContaining(expected));
});

it.each([
  ["a module with a lower one", `${MODULES}/ordering/cart/a.ts`, `${MODULES}/catalog/index.ts`],
  [
    "a table with a table of a lower module",
    `${MODULES}/ordering/cart/a.table.ts`,
    `${MODULES}/identity/tables.ts`,
  ],
  ["a file with another of its module", `${MODULES}/ordering/cart/a.ts`, `${MODULES}/ordering/orders/b.ts`],
  ["the composition root with a module", `${API}/app.ts`, `${MODULES}/ordering/index.ts`],
  [
    "the check of active releases with the release repository",
    `${API}/releases/check-active-releases.ts`,
    "shared/build/src/repository/local-releases.ts",
  ],
  [
    "the check of active releases with the release format",
    `${API}/releases/check-active-releases.ts`,
    "shared/build/src/release-format/release.ts",
  ],
  ["a test with the whole app", `${MODULES}/ordering/cart/a.test.ts`, `${API}/testing/test-app.ts`],
])("allows %s in the API", (_, from, to) => {
  expect(brokenBy(from, to)).toEqual([]);
});

it("sees every TypeScript file of the repository", () => {
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"];
  const files = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" }).split("\n");
  const sources = files.filter(
    (file) => file && existsSync(join(ROOT, file)) && !/(^|\/)drizzle\//.test(file),
  );

  const seen = new Set(cruise(ROOT).modules.map(({ source }) => source));

  expect(sources.filter((file) => !seen.has(file))).toEqual([]);
});

it.each([
  ["a remote with the design system", CART, "shared/ui/src/controls/button.tsx"],
  ["a feature with the index of another", CART, "mf-cart/src/payment/index.ts"],
  ["a feature with shared code of its remote", CART, "mf-cart/src/shared/order-amounts.ts"],
  ["a form with the constants of the contract", CART, "shared/contract/src/cart/constants.ts"],
  ["the gateway with the release format", "gateway/src/app.ts", "shared/build/src/release-format/release.ts"],
  [
    "the gateway with the release repository",
    "gateway/src/server.ts",
    "shared/build/src/repository/local-releases.ts",
  ],
  ["the API with the schemas of calls", "api/src/app.ts", `${COMPATIBILITY}/call-schemas.ts`],
  ["the API with the contract", "api/src/app.ts", "shared/contract/src/contract.ts"],
])("lets %s be", (_, from, to) => {
  expect(brokenBy(from, to)).toEqual([]);
});

it("finds a cycle, and an import of what is not there", () => {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), "ligate-boundaries-")));
  write(tree, "scripts/a.ts", 'export { b } from "./b.ts";');
  write(tree, "scripts/b.ts", 'export { a } from "./a.ts"; export { c } from "./gone.ts";');
  const names = cruise(tree).summary.violations.map(({ rule }) => rule.name);
  expect(names).toEqual(expect.arrayContaining(["no-cycles", "no-missing"]));
});
