import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { act, fireEvent, screen } from "@testing-library/react";
import { createElement } from "react";
import * as router from "./router.ts";
import { fakeApi } from "./testing/fake-api.ts";
import { visit } from "./testing/visit.ts";

const ROOT = join(__dirname, "../../..");

/** Names that a source file imports as values from platform/router. */
function importedNames(source: string): string[] {
  const imports = source.matchAll(/import\s*\{([^}]*)\}\s*from "@ligate\/platform\/router"/g);
  return [...imports]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith("type "));
}

it("exports every name that shell and remotes import: a missing one is undefined only at run time", () => {
  const files = globSync("{shell,mf-*,shared/ui}/src/**/*.{ts,tsx}", { cwd: ROOT });
  const names = new Set(files.flatMap((file) => importedNames(readFileSync(join(ROOT, file), "utf8"))));
  expect(names.size).toBeGreaterThan(5);
  for (const name of names) expect(router).toHaveProperty(name);
});

interface NavigateButtonProps {
  to: string;
  onComplete: () => void;
}

function NavigateButton({ to, onComplete }: NavigateButtonProps) {
  const navigateTo = router.useNavigateTo();
  return createElement("button", { type: "button", onClick: () => navigateTo(to).then(onComplete) }, "Go");
}

/** Visits a page and navigates from it. @returns whether the promise of the navigation has resolved */
async function navigateFromPage(to: string): Promise<() => boolean> {
  fakeApi({});
  const onComplete = jest.fn();
  const element = createElement(NavigateButton, { to, onComplete });
  visit("/cart", [{ id: "cart", path: "cart", element }]);
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Go" })));
  return () => onComplete.mock.calls.length === 1;
}

it("completes a navigation when the next page is there", async () => {
  const isComplete = await navigateFromPage("/search");
  expect(await screen.findByText("Elsewhere: /search")).toBeVisible();
  expect(isComplete()).toBe(true);
});

it("loads a new document for the checkout, and completes when the browser leaves this one", async () => {
  // jsdom reports that it does not implement the navigation.
  const report = jest.spyOn(console, "error").mockImplementation(() => {});
  const isComplete = await navigateFromPage("/checkout");
  expect(report.mock.calls.flat().map(String).join()).toContain("navigation");
  expect(isComplete()).toBe(false);

  window.dispatchEvent(new Event("pagehide"));
  await act(async () => {});
  expect(isComplete()).toBe(true);
});
