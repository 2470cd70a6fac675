import type { CartItem } from "@ligate/contract/cart/schemas";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import { routes } from "../routes.ts";
import { INCOMPLETE } from "../shared/checkout-problem.ts";
import { aCart, aLine } from "../testing/sample-cart.ts";

const MISSING = "Please name the insert, and where it goes.";
const visitCart = (...lines: Partial<CartItem>[]) => {
  fakeApi({ "GET /api/orders/cart/": aCart(...lines.map((line, i) => aLine({ id: i + 1, ...line }))) });
  visit("/cart", routes);
};
const findLines = async () => (await screen.findAllByRole("listitem")).map((line) => within(line));

it("shows what was specified for each line of the same product", async () => {
  visitCart(
    { specification: { cell_line: "HeLa" } },
    {
      specification: {
        insert: { source: "sequence", name: "NanoLuc", sequence: "ATGGTC".repeat(300) },
        cell_line: "A549",
      },
    },
  );
  const [first, second] = await findLines();

  expect(first?.getByText("Parental cell line").nextSibling).toHaveTextContent("HeLa");
  expect(second?.getByText("Parental cell line").nextSibling).toHaveTextContent("A549");
  expect(second?.getByText("Insert", { selector: "dt" }).nextSibling).toHaveTextContent("NanoLuc, 1,800 bp");
  expect(second?.getByLabelText("Sequence of Insert")).not.toBeVisible();
});

it("blocks the checkout of a line without its specification, with a link to complete it", async () => {
  visitCart(
    {},
    {
      id: 7,
      product_sku: "KI-SP-EFXXNA-H00001-PD05",
      product_name: "Knock-in",
      specification_problem: MISSING,
    },
  );
  const [complete, missing] = await findLines();
  const checkout = await screen.findByRole("button", { name: "Checkout" });

  expect(missing?.getByRole("status")).toHaveTextContent(MISSING);
  expect(missing?.getByRole("link", { name: "Complete the specification of Knock-in" })).toHaveAttribute(
    "href",
    "/products/item/KI-SP-EFXXNA-H00001-PD05?line=7",
  );
  expect(complete?.queryByRole("link", { name: /^Complete/ })).not.toBeInTheDocument();
  expect(checkout).toBeDisabled();
  expect(checkout).toHaveAccessibleDescription(INCOMPLETE);
});

it("links to the page that changes a complete specification, but not one that a quote fixes", async () => {
  const specification = { cell_line: "HeLa" };
  const service = [{ field: "protein", label: "Target protein", value: "STAT3" }];
  visitCart(
    { id: 3, product_name: "Stable cell line", product_sku: "OE-LV-CMXXPA-H00001-CL01", specification },
    { id: 4, product_name: "Of a quote", specification, quote_number: "QT-7M3K9X2B4VD6H" },
    { id: 5, product_name: "Asks nothing" },
    {
      id: 6,
      product_sku: "SV-5003",
      url: "/services/experiment-services#SV-5003",
      specification: { service },
    },
  );
  const links = (await findLines()).map((line) => line.queryByRole("link", { name: /^Change the spec/ }));

  expect(links.map((link) => link?.getAttribute("href"))).toEqual([
    "/products/item/OE-LV-CMXXPA-H00001-CL01?line=3",
    undefined,
    undefined,
    "/services/experiment-services?line=6#SV-5003",
  ]);
  expect(screen.getByText("Target protein").nextSibling).toHaveTextContent("STAT3");
});
