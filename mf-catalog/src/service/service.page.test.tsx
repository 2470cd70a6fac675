import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import { routes } from "../routes.ts";
import { aService } from "../testing/samples.ts";

const pageEndpoint = (url: string) => `GET /api/interface/get-service-page/${url}/`;

it("shows the text of the service and links to its own quote form", async () => {
  fakeApi({ [pageEndpoint("custom-cloning")]: aService() });

  visit("/services/custom-cloning", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Cloning Services");
  expect(screen.getByText("Send us a map.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Get a Quote" })).toHaveAttribute("href", "/quote/custom-cloning");
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

it("links to the general quote form if the service has no quote form", async () => {
  fakeApi({ [pageEndpoint("experiment-services")]: aService() });

  visit("/services/experiment-services", routes);

  expect(await screen.findByRole("link", { name: "Get a Quote" })).toHaveAttribute("href", "/quote");
});

it("lists the lab supplies with links to their pages", async () => {
  const qpcr = {
    catalog_number: "QP-2001",
    product_name: "SYBR qPCR mix 2×",
    unit_sizes: ["1 mL", "5 mL"],
    from_price: 49,
  };
  const reagents = [{ title: "qPCR and cDNA", supplies: [qpcr] }];
  fakeApi({ [pageEndpoint("lab-supplies")]: aService({ title: "Lab Supplies", reagents }) });

  visit("/services/lab-supplies", routes);

  expect(await screen.findByRole("table", { name: "Reagents" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "QP-2001" })).toHaveAttribute("href", "/product/featured/QP-2001");
  expect(screen.getByRole("row", { name: /QP-2001/ })).toHaveTextContent("1 mL, 5 mL$49.00");
});

it("shows the error of the API for an unknown service", async () => {
  fakeApi({ [pageEndpoint("nothing")]: problem(404, "No service is called nothing.") });

  visit("/services/nothing", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No service is called nothing.");
});
