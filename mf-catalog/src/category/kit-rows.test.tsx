import type { Kit } from "@ligate/contract/catalog/kit-table-schemas";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { routes } from "../routes.ts";
import { aCategory, aKit } from "../testing/samples.ts";

function visitKits(...kits: Kit[]) {
  const table = { title: "Kits", intro: "All of them.", tab: "", opens: "product" as const, kits };
  fakeApi({ "GET /api/interface/get-product-page/gene-knock-out/": aCategory({ tables: [table] }) });
  return visit("/products/gene-knock-out", routes);
}

const findRow = (name: RegExp) => screen.findByRole("row", { name });

it("opens the product from anywhere in its row", async () => {
  const { address } = visitKits(aKit());

  fireEvent.click(within(await findRow(/KO-LA/)).getByText("PCMV"));

  await waitFor(() => expect(address()).toBe("/products/item/KO-LA-CMXXPC-000000"));
});

it("stays on the page while text of a row is selected", async () => {
  const { address } = visitKits(aKit());
  const name = within(await findRow(/KO-LA/)).getByText("Non-targeting all-in-one vector", { exact: false });
  getSelection()?.selectAllChildren(name);

  fireEvent.click(name);

  expect(address()).toBe("/products/gene-knock-out");
  getSelection()?.removeAllRanges();
});

it("shows the price before a discount, and the campaign with its end", async () => {
  const campaign = { name: "Autumn of plasmids", ends_on: "2026-11-30" };
  visitKits(aKit({ from_price: 200, list_price: 237, campaign }));

  const row = within(await findRow(/KO-LA/));
  expect(row.getByText("$237.00").closest("s")).toBeInTheDocument();
  expect(row.getByText("from", { exact: false }).closest("td")).toHaveTextContent(
    "from List price $237.00 $200.00Autumn of plasmids, through November 30, 2026",
  );
});

it("says why a kit is not made for the gene, and opens nothing", async () => {
  const reason = "MALAT1 is a non-coding RNA.";
  const { address } = visitKits(
    aKit({ sku: "KO-LA-CMXXPC-H00160", gene_symbol: "MALAT1", from_price: null, is_offered: false, reason }),
  );

  const row = await findRow(/KO-LA-CMXXPC-H00160/);
  expect(row).toHaveTextContent("Not offered");
  expect(row).toHaveTextContent(reason);
  expect(within(row).queryByRole("link")).not.toBeInTheDocument();
  fireEvent.click(within(row).getByText("PCMV"));
  expect(address()).toBe("/products/gene-knock-out");
});
