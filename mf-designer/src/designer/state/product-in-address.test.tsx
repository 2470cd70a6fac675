import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../../shared/design-model/design-draft-store.ts";
import { designResponses, SUMMARY } from "../../testing/api-responses.ts";
import { overviewValue } from "../../testing/designer-actions.ts";
import { aProduct, TEMPLATE_SKU } from "../../testing/samples.ts";

beforeEach(() => replaceDraft(EMPTY_DRAFT));

it("opens the design of the product in the URL at step 4, with its target", async () => {
  fakeApi({
    ...designResponses(),
    [SUMMARY("CA-LA-CMFGPC-H00001")]: aProduct({
      product_sku: "CA-LA-CMFGPC-H00001",
      protein_tag_name: "FLAG",
      fluorescene_marker_name: "EGFP",
      selection_marker_name: "Puro",
      target_sequence: "H00001",
      gene_symbol: "TP53",
    }),
  });
  const page = visit("/design?sku=CA-LA-CMFGPC-H00001", routes);

  expect(await screen.findByText("Structure map", { selector: "[aria-current=step]" })).toBeInTheDocument();
  expect(page.address()).toBe("/design?sku=CA-LA-CMFGPC-H00001");
  for (const name of ["PCMV", "FLAG", "EGFP", "Puro"]) {
    expect(screen.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
  }
  expect(overviewValue("Target sequence")).toBe("H00001 (TP53)");
});

it("shows why the design in the URL cannot be made, with a link to one that can", async () => {
  const reason = "5.0 kb from ITR to ITR is over the 4.7 kb that packages well.";
  const mends = [{ label: "Drop EGFP", product_sku: TEMPLATE_SKU }];
  fakeApi({ ...designResponses(), [SUMMARY("KO-AV-CMXGXA-H00001")]: problem(404, reason, { mends }) });
  visit("/design?sku=KO-AV-CMXGXA-H00001", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent(reason);
  await userEvent.click(screen.getByRole("link", { name: "Drop EGFP" }));

  expect(await screen.findByText("Structure map", { selector: "[aria-current=step]" })).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("shows an error if no product has the SKU in the URL", async () => {
  fakeApi({ ...designResponses(), [SUMMARY("NOPE")]: problem(404, "No product has the SKU NOPE.") });

  visit("/design?sku=NOPE", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No product has the SKU NOPE.");
});
