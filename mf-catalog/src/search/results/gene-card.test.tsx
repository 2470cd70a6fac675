import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { aGeneKit, aSearchResult } from "../../testing/samples.ts";

const GENE = {
  locus_id: 7157,
  gene_type: "gene with protein product",
  chromosome: "17p13.1",
  transcript: "NM_000546.6",
  coding_bp: 1182,
};
const KITS = [
  aGeneKit(),
  aGeneKit({
    product_sku: "KI-SP-ENXXXA-H00001",
    title: "TP53 targeted knock-in, plasmids",
    format_sku: null,
    format_name: null,
    unit_price: null,
  }),
];

async function showGene(answers: Parameters<typeof fakeApi>[0] = {}) {
  const result = aSearchResult({
    kind: "gene",
    gene_symbol: "TP53",
    gene_name: "tumor protein p53",
    gene_url: "/genes/human/TP53",
    species: "Human",
    gene: GENE,
    kits: KITS,
  });
  const calls = fakeApi({ "GET /api/search/": { length: 1, results: [result] }, ...answers });
  visit("/search?q=TP53", routes);
  return { calls, card: await screen.findByRole("article", { name: "TP53, Human" }) };
}

const kitsOf = (card: HTMLElement) =>
  within(within(card).getByRole("list", { name: "Kits for TP53" })).getAllByRole("listitem");

it("shows a gene with its facts and links to its page", async () => {
  const { card } = await showGene();

  expect(card).toHaveTextContent("Chromosome17p13.1");
  expect(card).toHaveTextContent("Coding sequence1,182 bp");
  expect(within(card).getByRole("link", { name: "All methods for TP53" })).toHaveAttribute(
    "href",
    "/genes/human/TP53",
  );
});

it("shows each kit with its format, price and days; one that cannot be added has no button", async () => {
  const { card } = await showGene();
  const [knockOut, knockIn] = kitsOf(card);

  expect(knockOut).toHaveTextContent(/Glycerol stock, 1 vial\$355\.0010–12 business days/);
  expect(within(knockOut as HTMLElement).getByRole("link")).toHaveAttribute(
    "href",
    "/products/item/KO-SP-CMXXXA-H00001",
  );
  expect(knockIn).toHaveTextContent("Consult");
  expect(within(knockIn as HTMLElement).queryByRole("button")).not.toBeInTheDocument();
});

it("adds a kit in the format whose price it shows, and says why it could not be added", async () => {
  const { card, calls } = await showGene({ "POST /api/orders/cart/": problem(422, "Not made any more.") });

  await userEvent.click(within(card).getByRole("button", { name: /^Add to Cart: TP53 knock-out/ }));

  expect(await within(card).findByRole("alert")).toHaveTextContent("Not made any more.");
  expect(calls.find(({ path }) => path === "/api/orders/cart/")?.body).toMatchObject({
    cart_item: { product_sku: "KO-SP-CMXXXA-H00001-GS01" },
    quantity: 1,
  });
});
