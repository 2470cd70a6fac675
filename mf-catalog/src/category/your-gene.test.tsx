import type { ProductPage } from "@ligate/contract/content/schemas";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aCategory, aKit } from "../testing/samples.ts";

const TP53 = {
  target_sequence: "H00001",
  symbol: "TP53",
  gene_name: "tumor protein p53",
  species: "Human" as const,
};
const header = { title: "Kits for your gene", intro: "All of them.", tab: "" };
const template = { ...header, opens: "design" as const, kits: [aKit({ sku: "KO-LA-CMXXPC-XXXXXX" })] };
const forTp53 = {
  ...header,
  opens: "product" as const,
  kits: [aKit({ sku: "KO-LA-CMXXPC-H00001", gene_symbol: "TP53", from_price: 495 })],
};
const GENE_ROW = {
  ...TP53,
  locus_id: 7157,
  gene_type: "gene with protein product",
  coding_bp: 1182,
  orthologue: null,
  enabled: true,
};

/** The page of an API that knows one gene: TP53, by its number. */
const pageFor = (gene: string | null): ProductPage => {
  if (!gene) return aCategory({ tables: [template] });
  return gene === "H00001"
    ? aCategory({ tables: [forTp53], gene: TP53 })
    : aCategory({ tables: [template], gene: null });
};

function visitPage(address: string) {
  const calls = fakeApi({
    "GET /api/interface/get-product-page/gene-knock-out/": ({ query }) => pageFor(query.get("gene")),
    "GET /api/products/get-gene-table-by-symbol/": { gene_items: [GENE_ROW], total: 1, unsold_symbol: null },
  });
  return { calls, ...visit(address, routes) };
}

const findField = () => screen.findByRole("combobox", { name: "Which gene?" });

it("prices the kits for a suggested gene, which the address holds", async () => {
  const { address } = visitPage("/products/gene-knock-out");
  await userEvent.type(await findField(), "p53");
  await userEvent.click(await screen.findByRole("option", { name: /TP53/ }));

  expect(await screen.findByRole("link", { name: "KO-LA-CMXXPC-H00001" })).toHaveAttribute(
    "href",
    "/products/item/KO-LA-CMXXPC-H00001",
  );
  expect(address()).toBe("/products/gene-knock-out?gene=H00001");
  expect(screen.getByText(/^Prices for/)).toHaveTextContent("Prices for TP53 (human), tumor protein p53.");
  expect(await findField()).toHaveValue("TP53");
  expect(screen.getByRole("cell", { name: "from $495.00" })).toBeVisible();
});

it("shows the prices of the gene in the address, and those of all genes when it is cleared", async () => {
  const { address } = visitPage("/products/gene-knock-out?gene=H00001");
  expect(await findField()).toHaveValue("TP53");

  await userEvent.click(screen.getByRole("link", { name: "Clear" }));

  expect(await screen.findByRole("link", { name: "KO-LA-CMXXPC-XXXXXX" })).toBeVisible();
  expect(address()).toBe("/products/gene-knock-out");
  expect(await findField()).toHaveValue("");
});

it("asks the API for what is typed, and says if there is no such gene", async () => {
  const { address, calls } = visitPage("/products/gene-knock-out");
  await userEvent.click(await screen.findByRole("radio", { name: "Mouse" }));
  await userEvent.type(await findField(), " Ttn {Enter}");

  expect(await screen.findByRole("link", { name: "get a quote for Ttn" })).toHaveAttribute(
    "href",
    "/message?product=A%20design%20for%20Ttn",
  );
  expect(screen.getByText(/^Our catalog has no mouse gene/)).toBeVisible();
  expect(address()).toBe("/products/gene-knock-out?gene=Ttn&species=Mouse");
  expect(
    calls
      .filter(({ path }) => path.includes("get-product-page"))
      .at(-1)
      ?.query.toString(),
  ).toBe("gene=Ttn&species=Mouse");
});

it("sends the names of its fields as the address that it opens itself", async () => {
  visitPage("/products/gene-knock-out");
  const form = (await findField()).closest("form") as HTMLFormElement;
  await userEvent.type(await findField(), "p53");

  expect(form).toHaveFormValues({ gene: "p53", species: "Human" });
});

it("stands above the text of the category", async () => {
  visitPage("/products/gene-knock-out");

  const text = await screen.findByText("Cas9 cuts an early exon.");
  expect((await findField()).compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("is absent from pages whose kits need no gene", async () => {
  fakeApi({ "GET /api/interface/get-product-page/vectors-on-shelf/": aCategory() });
  visit("/products/vectors-on-shelf", routes);
  await screen.findByRole("heading", { level: 1 });

  await waitFor(() => expect(screen.queryByRole("combobox")).not.toBeInTheDocument());
});
