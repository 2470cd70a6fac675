import { geneLinks } from "@ligate/contract/genes/gene-links";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import { aProduct, aTargetGene } from "../testing/samples.ts";
import { TargetFacts } from "./target-facts.tsx";

const product = aProduct({
  product_sku: "CA-LA-CMXXXC-H00001",
  target_sequence: "H00001",
  gene_symbol: "TP53",
  species: "Human",
});
const show = (gene = aTargetGene(), product_sku = product.product_sku) =>
  visit("/", [{ index: true, element: <TargetFacts product={{ ...product, product_sku }} gene={gene} /> }]);

it("names the gene with its facts", async () => {
  show();

  const target = await screen.findByRole("region", { name: "Target gene" });
  expect(target).toHaveTextContent("TP53 tumor protein p53");
  expect(screen.getByRole("link", { name: "TP53" })).toHaveAttribute("href", "/genes/human/TP53");
  expect(target).toHaveTextContent("Human · chromosome 17");
  expect(target).toHaveTextContent("transcript NM_000546.6 · coding sequence 1,182 bp");
});

it("links to the entries of the gene in public databases", async () => {
  show();

  expect(await screen.findByRole("link", { name: "NCBI Gene 7157" })).toHaveAttribute(
    "href",
    "https://www.ncbi.nlm.nih.gov/gene/7157",
  );
  expect(screen.getByRole("link", { name: "Ensembl ENSG00000141510" })).toHaveAttribute(
    "href",
    "https://www.ensembl.org/id/ENSG00000141510",
  );
  expect(screen.getByRole("link", { name: "HGNC 11998" })).toBeInTheDocument();
});

it("links only to entries that are on file", () => {
  const mouse = aTargetGene({ ensembl_id: null, authority_id: "MGI:98834" });
  expect(geneLinks(mouse).map(({ name }) => name)).toEqual(["NCBI Gene", "MGI"]);
  expect(geneLinks(aTargetGene({ ensembl_id: null, authority_id: null }))).toHaveLength(1);
});

it("opens the same design for the orthologue", async () => {
  show();

  expect(await screen.findByRole("link", { name: "The same design for mouse Trp53" })).toHaveAttribute(
    "href",
    "/products/item/CA-LA-CMXXXC-M00001",
  );
});

it("shows the warning about the target, and leaves out what is unknown", async () => {
  const warning = "PTENP1 is a pseudogene: guides against it may also hit PTEN.";
  show(aTargetGene({ warning, transcript: null, coding_bp: null, orthologue: null }));

  expect(await screen.findByRole("status")).toHaveTextContent(warning);
  expect(screen.queryByText(/coding sequence|transcript/)).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /The same design/ })).not.toBeInTheDocument();
});

it("says which transcript an overexpression kit carries, with a link to the field that changes it", async () => {
  show(aTargetGene(), "OE-LV-CMXXPA-H00001");

  expect(await screen.findByText(/We clone the canonical transcript, NM_000546\.6, unless/)).toBeVisible();
  expect(screen.getByRole("link", { name: "choose another reading frame" })).toHaveAttribute(
    "href",
    "#field-orf",
  );
});
