import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aPolicy } from "../testing/samples.ts";

const pageEndpoint = (url: string) => `GET /api/interface/get-policy-page/${url}/`;

it("shows a policy and links to all policies", async () => {
  fakeApi({ [pageEndpoint("shipping")]: aPolicy("Shipping"), [pageEndpoint("returns")]: aPolicy("Returns") });
  visit("/policies/shipping", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Shipping");
  expect(screen.getByText("Free from $500.")).toBeInTheDocument();
  const navigation = within(screen.getByRole("navigation", { name: "All policies" }));
  expect(navigation.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/policies/terms",
    "/policies/privacy",
    "/policies/shipping",
    "/policies/returns",
    "/policies/supplier-packet",
  ]);
  expect(navigation.getByRole("link", { name: "Shipping" })).toHaveAttribute("aria-current", "page");

  await userEvent.click(navigation.getByRole("link", { name: "Returns" }));

  expect(await screen.findByRole("heading", { level: 1, name: "Returns" })).toBeInTheDocument();
});

it("shows the error of the API for an unknown policy", async () => {
  fakeApi({ [pageEndpoint("magic")]: problem(404, "No policy page is called magic.") });

  visit("/policies/magic", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No policy page is called magic.");
});
