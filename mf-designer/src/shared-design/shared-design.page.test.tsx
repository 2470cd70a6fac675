import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { designAnswers, pageSettings, TEMPLATE_SKU } from "../testing/samples.ts";

const SHARED = "GET /api/designs/shared/abc123/";
const aShare = {
  id: "abc123",
  name: "TTN activation, pilot",
  product_sku: TEMPLATE_SKU,
  product_name: "CRISPRa Lenti-AIO Kit",
};

beforeEach(() => {
  localStorage.clear();
  provideSettings(pageSettings());
});

it("shows the design under its name, to anybody, and changes nothing", async () => {
  fakeApi({ ...designAnswers(), [SHARED]: aShare });

  visit("/design/shared/abc123", routes);

  expect(await screen.findByRole("heading", { level: 1, name: "TTN activation, pilot" })).toBeVisible();
  const summary = within(screen.getByRole("region", { name: "Design summary" }));
  expect(summary.getByText("CRISPRa Lenti-AIO Kit")).toBeInTheDocument();
  expect(summary.getByText(TEMPLATE_SKU)).toBeInTheDocument();
  expect(screen.getByRole("img", { name: /to scale/ })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Save Design" })).not.toBeInTheDocument();
});

it("is reopened in the designer", async () => {
  fakeApi({ ...designAnswers(), [SHARED]: aShare });
  const page = visit("/design/shared/abc123", routes);

  await userEvent.click(await screen.findByRole("link", { name: "Use this design" }));

  expect(await screen.findByRole("heading", { level: 2, name: "Which parts does it carry?" })).toBeVisible();
  expect(page.address()).toBe("/design?step=4");
});

it("leads to the product page, where it is put into the cart", async () => {
  fakeApi({ ...designAnswers(), [SHARED]: aShare });
  const page = visit("/design/shared/abc123", routes);

  await userEvent.click(await screen.findByRole("link", { name: "Formats and Add to Cart" }));

  expect(await screen.findByRole("button", { name: "Add to Cart" })).toBeVisible();
  expect(page.address()).toBe(`/products/item/${TEMPLATE_SKU}`);
});

it("says so where nothing is shared any more", async () => {
  fakeApi({ [SHARED]: problem(404, "No shared design was found.") });

  visit("/design/shared/abc123", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No shared design was found.");
});
