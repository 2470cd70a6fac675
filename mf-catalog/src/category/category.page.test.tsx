import type { Kit, KitTable } from "@ligate/contract/catalog/kit-table-schemas";
import type { ProductPage } from "@ligate/contract/content/schemas";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aCategory, aKit } from "../testing/samples.ts";

const kitsTable = (overrides: Partial<Extract<KitTable, { kits: Kit[] }>>): KitTable => ({
  title: "Controls",
  intro: "The same vectors without your gene.",
  tab: "",
  opens: "product",
  kits: [aKit()],
  ...overrides,
});

const pageEndpoint = (url: string) => `GET /api/interface/get-product-page/${url}/`;

function visitCategory(overrides: Partial<ProductPage>, address = "/products/gene-knock-out") {
  const calls = fakeApi({ [pageEndpoint("gene-knock-out")]: aCategory(overrides) });
  return { calls, ...visit(address, routes) };
}

it("shows the text of the category and links to the designer and the quote form", async () => {
  visitCategory({ title: "Gene Deletion", raw_html: "<p>Up to 10 kb.</p>" });

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Gene Deletion");
  expect(screen.getByText("Cas9 cuts an early exon.")).toBeInTheDocument();
  expect(screen.getByText("Up to 10 kb.")).toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to Design" })).toHaveAttribute("href", "/design");
  expect(screen.getByRole("link", { name: "Get a Quote" })).toHaveAttribute(
    "href",
    "/quote?product=Gene+Deletion&type=Gene+Knock-out",
  );
});

it("links a SKU to the designer or the product page, and a custom service to the message form", async () => {
  visitCategory({
    tables: [
      kitsTable({ title: "For your gene", opens: "design", kits: [aKit({ sku: "KO-LA-CMXXPC-XXXXXX" })] }),
      kitsTable({}),
      {
        title: "On request",
        intro: "We plan it with you.",
        tab: "",
        opens: "quote",
        work: [{ name: "Gene deletion over 10 kb", holds: "Guide pairs" }],
      },
    ],
  });

  const designTable = within(await screen.findByRole("table", { name: "For your gene" }));
  expect(designTable.getByRole("columnheader", { name: "For your gene" })).toBeVisible();
  expect(designTable.getByRole("link", { name: "KO-LA-CMXXPC-XXXXXX" })).toHaveAttribute(
    "href",
    "/design?sku=KO-LA-CMXXPC-XXXXXX",
  );
  const controlTable = within(screen.getByRole("table", { name: "Controls" }));
  expect(controlTable.getByRole("link", { name: "KO-LA-CMXXPC-000000" })).toHaveAttribute(
    "href",
    "/products/item/KO-LA-CMXXPC-000000",
  );
  expect(screen.getByRole("link", { name: "Quote for Gene deletion over 10 kb" })).toHaveAttribute(
    "href",
    "/message?product=Gene%20deletion%20over%2010%20kb",
  );
});

it("lists a kit with its price, with a column for each part that a kit of the table has", async () => {
  visitCategory({
    tables: [
      kitsTable({ kits: [aKit(), aKit({ sku: "KO-SP-CMFXXA-H00001", tag: "FLAG", from_price: null })] }),
    ],
  });

  const table = within(await screen.findByRole("table", { name: "Controls" }));
  const columns = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(columns).toEqual(["Kit", "Promoter", "Tag", "Selection", "Price", "SKU"]);
  const row = table.getByRole("row", { name: /KO-LA-CMXXPC-000000/ });
  expect(row).toHaveTextContent("CRISPR KO Lenti-AIO Ctrl Kit");
  expect(row).toHaveTextContent("PCMV");
  expect(row).toHaveTextContent("from $237.00");
  expect(table.getByRole("row", { name: /KO-SP-CMFXXA-H00001/ })).toHaveTextContent("By quote");
});

it("selects the first tab, and keeps the selected tab in the URL", async () => {
  const tables = [
    kitsTable({ tab: "CRISPRa", kits: [aKit({ sku: "CA-LA-ESXXPC-XXXXXX" })] }),
    kitsTable({ tab: "CRISPRi", kits: [aKit({ sku: "CI-LA-EFXXPC-XXXXXX" })] }),
  ];
  const { address, calls } = visitCategory({ tables });

  expect(await screen.findByRole("tab", { name: "CRISPRa", selected: true })).toBeVisible();
  expect(screen.getByText("CI-LA-EFXXPC-XXXXXX")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "CI-LA-EFXXPC-XXXXXX" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("tab", { name: "CRISPRi" }));

  expect(await screen.findByRole("link", { name: "CI-LA-EFXXPC-XXXXXX" })).toBeVisible();
  expect(address()).toBe("/products/gene-knock-out?tab=CRISPRi");
  expect(calls.filter(({ path }) => path.includes("get-product-page"))).toHaveLength(1);
});

it("selects the tab in the URL", async () => {
  const tables = ["CRISPRa", "CRISPRi"].map((tab) => kitsTable({ tab }));
  visitCategory({ tables }, "/products/gene-knock-out?tab=CRISPRi");
  expect(await screen.findByRole("tab", { name: "CRISPRi", selected: true })).toBeVisible();
});

it("shows the error of the API for an unknown category", async () => {
  fakeApi({ [pageEndpoint("nothing")]: problem(404, "No product line is called nothing.") });

  visit("/products/nothing", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No product line is called nothing.");
});
