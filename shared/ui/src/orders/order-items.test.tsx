import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SAMPLE_ITEMS } from "../gallery/sample-orders.tsx";
import { OrderItems } from "./order-items.tsx";

const show = (items: typeof SAMPLE_ITEMS) =>
  visit("/", [{ id: "items", path: "/", element: <OrderItems items={items} /> }]);
/** The lines, without the items of their boxes. */
const findLines = async () =>
  [...(await screen.findAllByText(/^Quantity/))].map((quantity) =>
    within(quantity.closest("li") as HTMLElement),
  );

it("shows the specification and the box of a line, and neither for a supply", async () => {
  show(SAMPLE_ITEMS);
  const [kit, supply] = await findLines();

  expect(kit?.getByText("Insertion site").nextSibling).toHaveTextContent("C-terminal");
  await userEvent.click(kit?.getByText("What's in the box") as HTMLElement);
  expect(kit?.getByText("Donor plasmid").nextSibling).toHaveTextContent("1 × 10 µg");
  expect(supply?.getByText("LS-4711")).toBeVisible();
  expect(supply?.queryByText("What's in the box")).not.toBeInTheDocument();
});

it("names the gene of a design first, and keeps the words of the product name below it whole", async () => {
  show(SAMPLE_ITEMS);
  const [kit, supply] = await findLines();

  expect(kit?.getByRole("link")).toHaveTextContent(
    "TP53 knock-out, all-in-one lentiviral vector CRISPR KO Lenti-AIO Kit--Gene H00001",
  );
  expect(kit?.getByText("Kit--Gene")).toHaveClass("whole");
  expect(supply?.getByRole("link")).toHaveTextContent(/^Polybrene, 1 ml$/);
});

it("lists the same product with two specifications as two lines", async () => {
  const [kit] = SAMPLE_ITEMS;
  if (!kit) throw new Error("No sample");
  show(["HCT116", "A549"].map((cell_line) => ({ ...kit, specification: { cell_line }, box: [] })));

  const cellLines = (await findLines()).map((line) => line.getByText("Parental cell line").nextSibling);
  expect(cellLines.map((cell) => cell?.textContent)).toEqual(["HCT116", "A549"]);
});
