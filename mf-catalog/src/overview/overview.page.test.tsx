import type { PageGroup } from "@ligate/contract/content/schemas";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import { routes } from "../routes.ts";

const aGroup = (offers: PageGroup["pages"][number]["offers"] = []): PageGroup => ({
  title: "We measure it",
  description: "At a fixed price.",
  pages: [{ url: "assays", title: "Assays", description: "With raw data.", image: "/media/a.svg", offers }],
});
const OVERVIEW = "GET /api/interface/get-overview";

it("lists the services in groups, and what can be ordered", async () => {
  const blot = { product_sku: "SV-5003", product_name: "Western blot", price: 480 };
  fakeApi({ [`${OVERVIEW}/services/`]: { groups: [aGroup([blot])] } });
  visit("/services", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Services");
  const group = within(screen.getByRole("region", { name: "We measure it" }));
  expect(group.getByRole("link", { name: "Assays" })).toHaveAttribute("href", "/services/assays");
  expect(group.getByRole("link", { name: "Western blot" })).toHaveAttribute(
    "href",
    "/services/assays#SV-5003",
  );
  expect(group.getByText("$480.00")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Go to Design" })).not.toBeInTheDocument();
});

it("lists the product categories, and leads to the designer", async () => {
  fakeApi({ [`${OVERVIEW}/products/`]: { groups: [aGroup()] } });
  visit("/products", routes);

  expect(await screen.findByRole("link", { name: "Assays" })).toHaveAttribute("href", "/products/assays");
  expect(screen.getByRole("link", { name: "Go to Design" })).toHaveAttribute("href", "/design");
});

it("shows an error of the API", async () => {
  fakeApi({ [`${OVERVIEW}/products/`]: problem(500, "Something went wrong.") });
  visit("/products", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong.");
});
