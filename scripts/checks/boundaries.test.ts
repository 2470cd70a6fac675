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

const ROOT = join(import.meta.dirname, "../..");
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

/** Installs a package of the workspace for the package of `from`, as pnpm does. */
function linkPackage(tree: string, from: string, name: string): void {
  const [folder = ""] = /^(shared\/)?[^/]+/.exec(from) ?? [];
  const [, linked = ""] = /^@ligate\/([^/]+)/.exec(name) ?? [];
  const source = linked === "build" ? "delivery/build" : `shared/${linked}`;
  write(tree, `${source}/package.json`, readFileSync(join(ROOT, source, "package.json"), "utf8"));
  const link = join(tree, folder, "node_modules/@ligate", linked);
  if (existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(tree, source), link);
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
const API = "api/src";
const MODULES = `${API}/modules`;
const COMPATIBILITY = "shared/contract/src/compatibility";
const RELEASE = "delivery/build/release-format/release.ts";
const SANDBOX = "lab/sandbox/testing/set-up-sandbox.ts";
const REPOSITORY = "delivery/repository/local-releases.ts";

/** A rule, and an import that breaks it. */
type Violation = [rule: string, from: string, to: string, name?: string];

/** Imports that no file may have, of whichever kind. */
const VIOLATIONS: Violation[] = [
  ["contract-imports-no-package", "shared/contract/src/cart.ts", "shared/platform/src/api.ts"],
  ["contract-imports-no-package", `${COMPATIBILITY}/call-schemas.ts`, RELEASE],
  ["compatibility-is-for-servers", "shell/src/app/app.tsx", `${COMPATIBILITY}/call-schemas.ts`],
  ["compatibility-is-for-servers", "shared/platform/src/api.ts", `${COMPATIBILITY}/call-schemas.ts`],
  ["compatibility-is-for-servers", "shared/contract/src/cart/rules.ts", `${COMPATIBILITY}/json-schema.ts`],
  ["platform-imports-contract", "shared/platform/src/cart.ts", "shared/ui/src/controls/button.tsx"],
  ["platform-imports-contract", "shared/platform/src/cart.ts", "shared/ui/src/box.tsx", "@ligate/ui/box"],
  ["ui-imports-contract-and-platform", "shared/ui/src/controls/field.tsx", CART],
  ["server-imports-contract", "shared/server/src/load-shedding.ts", `${API}/app.ts`],
  ["browser-packages-import-shared", CART, "shared/server/src/load-shedding.ts"],
  ["browser-packages-import-shared", CART, `${MODULES}/ordering/cart/cart.service.ts`],
  ["browser-packages-import-shared", CART, "delivery/build/packages.ts", "@ligate/build/packages"],
  ["remotes-do-not-import-each-other", CART, "mf-account/src/login/login.page.tsx"],
  ["shell-imports-no-remote", "shell/src/app/app.tsx", CART],
  ["features-enter-through-index", CART, "mf-cart/src/checkout/checkout-draft.ts"],
  ["shared-imports-no-feature", "mf-cart/src/shared/order-amounts.ts", "mf-cart/src/checkout/index.ts"],
  ["gateway-imports-contract-and-release-format", "delivery/gateway/src/app.ts", "delivery/gate/run-gate.ts"],
  [
    "gateway-imports-contract-and-release-format",
    "delivery/gateway/src/app.ts",
    "delivery/build/releases/build-release.ts",
  ],
  ["delivery-imports-contract", "delivery/gate/calls.ts", `${API}/app.ts`],
  ["delivery-imports-contract", "delivery/gate/calls.ts", "delivery/gateway/src/app.ts"],
  ["delivery-imports-downwards", "delivery/repository/prune.ts", "delivery/gate/run-gate.ts"],
  ["delivery-imports-downwards", "delivery/build/releases/a.ts", REPOSITORY],
  ["delivery-imports-downwards", "delivery/commands/list.ts", "delivery/releases.ts"],
  ["sandbox-imports-no-package", "lab/sandbox/tax/tax.ts", "shared/contract/src/money.ts"],
  ["e2e-imports-no-package", "e2e/journeys/a.spec.ts", "shared/contract/src/money.ts"],
  ["e2e-imports-no-package", "e2e/journeys/a.spec.ts", REPOSITORY],
  ["product-imports-no-lab", "scripts/start.ts", "lab/faults/main.ts"],
  ["product-imports-no-lab", `${API}/app.ts`, SANDBOX],
  ["product-imports-no-lab", CART, SANDBOX],
  ["product-imports-no-lab", "scripts/start.test.ts", SANDBOX],
  ["product-imports-no-lab", `${API}/testing/sandbox-providers.ts`, "lab/sandbox/paypal/paypal-store.ts"],
  ["product-imports-no-lab", `${API}/app.test.ts`, "lab/faults/main.ts"],
  ["one-router", "shell/src/app/app.tsx", "vendor/react-router-dom/index.js"],
  ["api-imports-contract", `${API}/app.ts`, "delivery/gateway/src/app.ts"],
  ["api-imports-contract", `${API}/app.ts`, REPOSITORY],
  ["api-imports-contract", `${API}/app.ts`, "lab/sandbox/app.ts"],
  ["api-imports-contract", `${API}/app.ts`, "scripts/start.ts"],
  ["api-imports-contract", `${API}/app.ts`, "delivery/build/build.ts", "@ligate/build/build"],
  ["api-imports-contract", `${API}/app.ts`, "shared/ui/src/button.tsx", "@ligate/ui/button"],
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
];

/** Imports that are allowed as types. */
const VALUE_VIOLATIONS: Violation[] = [
  ["browsers-load-schemas-on-demand", CART, "shared/contract/src/cart/schemas.ts"],
  ["browsers-load-schemas-on-demand", "shell/src/frame/footer.tsx", "shared/contract/src/contract.ts"],
  ["schemas-share-one-zod", "shared/contract/src/cart/schemas.ts", "vendor/zod/index.js"],
];

const ALLOWED = [
  ["a module with a lower one", `${MODULES}/ordering/cart/a.ts`, `${MODULES}/catalog/index.ts`],
  [
    "a table with a table of a lower module",
    `${MODULES}/ordering/cart/a.table.ts`,
    `${MODULES}/identity/tables.ts`,
  ],
  ["a file with another of its module", `${MODULES}/ordering/cart/a.ts`, `${MODULES}/ordering/orders/b.ts`],
  ["the composition root with a module", `${API}/app.ts`, `${MODULES}/ordering/index.ts`],
  ["a test with the whole app", `${MODULES}/ordering/cart/a.test.ts`, `${API}/testing/test-app.ts`],
  ["a remote with the design system", CART, "shared/ui/src/controls/button.tsx"],
  ["a feature with the index of another", CART, "mf-cart/src/payment/index.ts"],
  ["a feature with shared code of its remote", CART, "mf-cart/src/shared/order-amounts.ts"],
  ["a form with the constants of the contract", CART, "shared/contract/src/cart/constants.ts"],
  ["the gateway with the release format", "delivery/gateway/src/app.ts", RELEASE],
  ["the gateway with the release repository", "delivery/gateway/src/server.ts", REPOSITORY],
  ["the gate with the release repository", "delivery/gate/run-gate.ts", REPOSITORY],
  ["fault injection with the API's test tools", "lab/faults/main.ts", `${API}/testing/browser.ts`],
  ["tools of a remote's tests with the sandbox", "mf-cart/src/testing/paypal-script.ts", SANDBOX],
  ["the API's tests with the sandbox", `${API}/testing/sandbox-providers.ts`, SANDBOX],
  [
    "a test of the API with PayPal's descriptions",
    `${MODULES}/ordering/a.test.ts`,
    "lab/sandbox/testing/openapi.ts",
  ],
  ["the API with the schemas of calls", `${API}/app.ts`, `${COMPATIBILITY}/call-schemas.ts`],
  ["the API with the contract", `${API}/app.ts`, "shared/contract/src/contract.ts"],
] as const;

it.each(Object.entries(IMPORTS))("finds every violation that is a %s import", (kind, importOf) => {
  const violations = kind === "value" ? [...VIOLATIONS, ...VALUE_VIOLATIONS] : VIOLATIONS;
  const imports = violations.map(([, from, to, name]) => ({ from, to, ...(name && { name }) }));

  expect(violationsOf(imports, importOf)).toEqual(
    expect.arrayContaining(violations.map(([rule, from, to]) => `${rule}: ${from} ${to}`)),
  );
});

it("allows what the structure needs", () => {
  expect(violationsOf(ALLOWED.map(([, from, to]) => ({ from, to })))).toEqual([]);
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

it("finds a cycle, and an import of what is not there", () => {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), "ligate-boundaries-")));
  write(tree, "scripts/a.ts", 'export { b } from "./b.ts";');
  write(tree, "scripts/b.ts", 'export { a } from "./a.ts"; export { c } from "./gone.ts";');
  const names = cruise(tree).summary.violations.map(({ rule }) => rule.name);
  expect(names).toEqual(expect.arrayContaining(["no-cycles", "no-missing"]));
});
