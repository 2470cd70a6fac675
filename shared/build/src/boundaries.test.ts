import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
const CRUISE = join(import.meta.dirname, "../node_modules/.bin/depcruise");
const CONFIG = join(ROOT, ".dependency-cruiser.mjs");

/** The rules that an import from one file to another breaks, in a tree that holds just the two. */
function brokenBy(from: string, to: string): string[] {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), "ligate-boundaries-")));
  const path = relative(dirname(from), to);
  write(tree, to, "export const it = 1;");
  write(tree, from, `export { it } from "${path.startsWith(".") ? path : `./${path}`}";`);
  const report = cruise(tree);
  return [...new Set(report.summary.violations.map(({ rule }) => rule.name))].sort();
}

function write(tree: string, file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

function cruise(cwd: string): { summary: { violations: { rule: { name: string } }[] } } {
  const json = execFileSync(CRUISE, ["--config", CONFIG, "--output-type", "json", "."], {
    cwd,
    stdio: "pipe",
  });
  return JSON.parse(json.toString());
}

const CART = "mf-cart/src/cart/cart.page.tsx";

it.each([
  ["contract-imports-nobody", "shared/contract/src/cart.ts", "shared/platform/src/api.ts"],
  ["platform-imports-contract", "shared/platform/src/api.ts", "shared/ui/src/controls/button.tsx"],
  ["ui-imports-contract-and-platform", "shared/ui/src/controls/button.tsx", CART],
  ["browser-packages-import-shared", CART, "api/src/modules/ordering/cart/cart.service.ts"],
  ["remotes-are-strangers", CART, "mf-account/src/login/login.page.tsx"],
  ["shell-knows-no-remote", "shell/src/store.tsx", CART],
  ["features-meet-at-the-door", CART, "mf-cart/src/checkout/draft.ts"],
  ["api-imports-contract", "api/src/app.ts", "shared/build/src/registry.ts"],
  ["gateway-imports-contract-and-release-format", "gateway/src/app.ts", "shared/build/src/registry.ts"],
  ["sandbox-and-e2e-import-nothing-of-ours", "sandbox/tax/tax.ts", "shared/contract/src/cents.ts"],
  ["one-router", "shell/src/store.tsx", "vendor/react-router-dom/index.js"],
])("finds what breaks %s", (rule, from, to) => {
  expect(brokenBy(from, to)).toContain(rule);
});

it.each([
  ["a remote with the design system", CART, "shared/ui/src/controls/button.tsx"],
  ["a feature with the door of another", CART, "mf-cart/src/payment/payment.ts"],
  ["a feature with what stands in src itself", CART, "mf-cart/src/order-amounts.ts"],
  ["the gateway with the release format", "gateway/src/app.ts", "shared/build/src/release-format.ts"],
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
