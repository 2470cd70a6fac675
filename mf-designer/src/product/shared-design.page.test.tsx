import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { designResponses, SHARED_DESIGN } from "../testing/api-responses.ts";
import { aSharedDesign, pageSettings, TEMPLATE_SKU } from "../testing/samples.ts";

beforeEach(() => {
  localStorage.clear();
  provideSettings(pageSettings());
});

it("shows the design under the name of its product, and offers no changes", async () => {
  fakeApi({ ...designResponses(), [SHARED_DESIGN]: aSharedDesign() });

  visit("/design/shared/abc123", routes);

  const heading = await screen.findByRole("heading", { level: 1 });
  expect(screen.getByText("Its owner calls it “TTN activation, pilot”.")).toBeVisible();
  expect(document.title).toMatch(/^Shared design: /);
  const preview = document.querySelector('meta[property="og:title"]')?.getAttribute("content") ?? "";
  for (const text of [heading.textContent, document.title, preview]) expect(text).not.toContain("pilot");
  const summary = within(screen.getByRole("region", { name: "Design summary" }));
  expect(summary.getByText("CRISPRa Lenti-AIO Kit")).toBeInTheDocument();
  expect(summary.getByText(TEMPLATE_SKU)).toBeInTheDocument();
  expect(screen.getByRole("listbox", { name: /^Map of .* to scale/ })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Save Design" })).not.toBeInTheDocument();
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
    "content",
    expect.stringMatching(`/media/designs/${TEMPLATE_SKU}\\.png$`),
  );
});

it("opens the design in the designer", async () => {
  fakeApi({ ...designResponses(), [SHARED_DESIGN]: aSharedDesign() });
  const page = visit("/design/shared/abc123", routes);

  await userEvent.click(await screen.findByRole("link", { name: "Use this design" }));

  expect(await screen.findByRole("heading", { level: 2, name: "Which parts does it carry?" })).toBeVisible();
  expect(page.address()).toBe(`/design?sku=${TEMPLATE_SKU}`);
});

it("links to the product page, which can add it to the cart", async () => {
  fakeApi({ ...designResponses(), [SHARED_DESIGN]: aSharedDesign() });
  const page = visit("/design/shared/abc123", routes);

  await userEvent.click(await screen.findByRole("link", { name: "Formats and Add to Cart" }));

  expect(await screen.findByRole("button", { name: "Add to Cart" })).toBeVisible();
  expect(page.address()).toBe(`/products/item/${TEMPLATE_SKU}`);
});

it("shows an error if the design is no longer shared", async () => {
  fakeApi({ [SHARED_DESIGN]: problem(404, "No shared design was found.") });

  visit("/design/shared/abc123", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No shared design was found.");
});
