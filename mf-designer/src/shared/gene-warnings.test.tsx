import type { GeneWarning } from "@ligate/contract/design/gene-warning";
import { readDraft } from "@ligate/platform/drafts";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GeneWarnings } from "./gene-warnings.tsx";

const WARNING = { option: "terminus", message: "KRAS gets a lipid.", source: "Hancock 1989", is_note: false };
const onSpecify = jest.fn();

function show(remedy: GeneWarning["remedy"], props = {}) {
  const element = (
    <GeneWarnings
      warnings={[{ ...WARNING, remedy }]}
      toAddress={(sku) => `/products/item/${sku}`}
      {...props}
    />
  );
  visit("/", [
    { index: true, element },
    { path: "products/item/:sku", element: <p>The other design</p> },
  ]);
}

it("names the source, and sets a field of the specification in one click", async () => {
  show({ label: "Tag the N terminus", specification: { terminus: "N" } }, { onSpecify });

  expect(await screen.findByText("Hancock 1989.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Tag the N terminus" }));
  expect(onSpecify).toHaveBeenCalledWith({ terminus: "N" });
});

it("opens another design with the fields that it needs", async () => {
  const product_sku = "KT-SP-ENFXPA-H00003";
  show({ label: "Tag the N terminus", product_sku, specification: { terminus: "N" } });

  await userEvent.click(await screen.findByRole("link", { name: "Tag the N terminus" }));
  expect(await screen.findByText("The other design")).toBeInTheDocument();
  expect(readDraft(`draft:specification:${product_sku}`)).toEqual({ terminus: "N" });
});

it("names the part that causes it", async () => {
  show(undefined, { warnings: [{ ...WARNING, option: "selection" }] });

  expect(await screen.findByText("Selection marker:")).toBeInTheDocument();
});

it("offers no field where there is no form", async () => {
  show({ label: "Tag the N terminus", specification: { terminus: "N" } });

  expect(await screen.findByText(/KRAS gets a lipid/)).toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
