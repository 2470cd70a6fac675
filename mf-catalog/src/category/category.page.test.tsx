import type { ProductPage } from "@ligate/contract/pages";
import { fakeApi, problem, visit } from "@ligate/platform/testing";
import { screen, within } from "@testing-library/react";
import { routes } from "../routes.ts";

const aCategory = (some: Partial<ProductPage> = {}): ProductPage => ({
  title: "Gene Knock-out",
  description: "Lose a protein for good.",
  content: "<p>Cas9 cuts an early exon.</p>",
  raw_html: "",
  image: "/media/lines/gene-knock-out.svg",
  ...some,
});
const page = (url: string) => `GET /api/interface/get-product-page/${url}/`;

it("shows the text that the server supplies, and ends with the ways to design and quote", async () => {
  fakeApi({
    [page("gene-deletion")]: aCategory({ title: "Gene Deletion", raw_html: "<p>Up to 10 kb.</p>" }),
  });

  visit("/products/gene-deletion", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Gene Deletion");
  expect(screen.getByText("Cas9 cuts an early exon.")).toBeInTheDocument();
  expect(screen.getByText("Up to 10 kb.")).toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to Design" })).toHaveAttribute("href", "/design");
  expect(screen.getByRole("link", { name: "Get a Quote" })).toHaveAttribute("href", "/quote");
});

it("shows the kits of the gene knock-out: into the designer, to the product, or for a quote", async () => {
  fakeApi({ [page("gene-knock-out")]: aCategory() });

  visit("/products/gene-knock-out", routes);

  const forGene = within(await screen.findByRole("table", { name: "Kits for your gene" }));
  expect(forGene.getByRole("link", { name: "KO-LA-CMXXPC-XXXXXX" })).toHaveAttribute(
    "href",
    "/design?sku=KO-LA-CMXXPC-XXXXXX",
  );
  const controls = within(screen.getByRole("table", { name: "Controls and templates" }));
  expect(controls.getByRole("link", { name: "KO-LA-CMXXPC-000000" })).toHaveAttribute(
    "href",
    "/products/item/KO-LA-CMXXPC-000000",
  );
  expect(screen.getByRole("link", { name: "Quote for Gene deletion over 10 kb" })).toHaveAttribute(
    "href",
    "/message?product=Gene%20deletion%20over%2010%20kb",
  );
});

it("spells a kit out in its row", async () => {
  fakeApi({ [page("gene-knock-out")]: aCategory() });

  visit("/products/gene-knock-out", routes);

  const row = await screen.findByRole("row", { name: /KO-LV-CMXXPA-000000/ });
  expect(row).toHaveTextContent("CRISPR KO Lenti Ctrl Kit");
  expect(row).toHaveTextContent("PCMV");
  expect(row).toHaveTextContent("Puro");
});

it("says what the server says of a category that there is not", async () => {
  fakeApi({ [page("nothing")]: problem(404, "No product line is called nothing.") });

  visit("/products/nothing", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No product line is called nothing.");
});
