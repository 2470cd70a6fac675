import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { act, screen, waitFor } from "@testing-library/react";
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

/** Visits a page and navigates from it. @returns what the page shows when the promise of the navigation resolves */
async function navigateFromPage(to: string): Promise<() => string | undefined> {
  fakeApi({});
  let shown: string | undefined;
  const onComplete = () => {
    shown = document.body.textContent ?? "";
  };
  const element = createElement(NavigateButton, { to, onComplete });
  visit("/cart", [{ id: "cart", path: "cart", element }]);
  const button = await screen.findByRole("button", { name: "Go" });
  // React schedules the render as in production: `act` renders before the promise can resolve.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  button.click();
  return () => shown;
}

it("completes a navigation when the next page is rendered", async () => {
  const shownOnCompletion = await navigateFromPage("/search");
  await waitFor(() => expect(shownOnCompletion()).toBe("Elsewhere: /search"));
});

it("loads a new document for the checkout, and completes when the browser leaves this one", async () => {
  // jsdom reports that it does not implement the navigation.
  const report = jest.spyOn(console, "error").mockImplementation(() => {});
  const shownOnCompletion = await navigateFromPage("/checkout");
  expect(report.mock.calls.flat().map(String).join()).toContain("navigation");
  expect(shownOnCompletion()).toBeUndefined();

  window.dispatchEvent(new Event("pagehide"));
  await act(async () => {});
  expect(shownOnCompletion()).toBe("Go");
});
