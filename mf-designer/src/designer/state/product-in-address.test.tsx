import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../../shared/design-model/design-draft-store.ts";
import { designResponses, FUNCTIONS, PARTS, SKU, STRUCTURES, SUMMARY } from "../../testing/api-responses.ts";
import { overviewValue } from "../../testing/designer-actions.ts";
import { aFunction, aProduct, aStructure, someParts } from "../../testing/samples.ts";

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

it("marks every step of a complete design as done", async () => {
  fakeApi({
    ...designResponses(),
    [SUMMARY("CA-LA-CMXXXC-H00001")]: aProduct({
      product_sku: "CA-LA-CMXXXC-H00001",
      target_sequence: "H00001",
      gene_symbol: "TP53",
    }),
  });
  visit("/design?sku=CA-LA-CMXXXC-H00001&step=2", routes);

  const target = await screen.findByRole("link", { name: "Step 5: Target gene" });
  expect(target.closest("li")).toHaveClass("done");
});

describe("a design in the URL that cannot be made", () => {
  const REFUSED = "KO-AV-CMXGXA-H00001";
  const FIXED = "KO-AV-CMXXXA-H00001";
  const reason = "5.45 kb from ITR to ITR is over the 4.7 kb that packages well.";
  const fixed = aProduct({
    product_sku: FIXED,
    function_type_name: "CRISPR KO",
    structure_type_name: "AAV",
    target_sequence: "H00001",
    gene_symbol: "TP53",
  });

  function refusedResponses() {
    const responses = designResponses();
    const parts = someParts();
    return {
      ...responses,
      [STRUCTURES]: [
        aStructure(),
        aStructure({ structure_type_symbol: "AV", structure_type_name: "AAV" }),
        aStructure({
          structure_type_symbol: "PB",
          structure_type_name: "piggyBac",
          enabled: false,
          range: undefined,
          reason: "No donor is inserted.",
        }),
      ],
      [PARTS]: {
        ...parts,
        fluorescene_markers: parts.fluorescene_markers.map((marker) =>
          marker.fluorescene_marker_name === "EGFP" ? { ...marker, enabled: false, reason } : marker,
        ),
      },
      [SUMMARY(REFUSED)]: problem(404, reason, { fixes: [{ label: "Drop EGFP", product_sku: FIXED }] }),
      [SUMMARY(FIXED)]: fixed,
      [SKU]: { product_sku: FIXED },
    };
  }
  const fit = () => screen.getByRole("region", { name: "Price, lead time and size" });

  it("keeps its choices, and says why it cannot be made", async () => {
    fakeApi(refusedResponses());
    const page = visit(`/design?sku=${REFUSED}`, routes);

    expect(await screen.findByRole("alert")).toHaveTextContent(`This design cannot be made. ${reason}`);
    expect(screen.getByText("Structure map", { selector: "[aria-current=step]" })).toBeInTheDocument();
    for (const name of ["PCMV", "EGFP"])
      expect(screen.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("button", { name: "EGFP" })).toBeDisabled();
    expect(overviewValue("Function type")).toBe("CRISPR KO");
    expect(overviewValue("Structure type")).toBe("AAV");
    expect(overviewValue("Target sequence")).toBe("H00001 (TP53)");
    expect(within(fit()).getByRole("button", { name: "cannot be made" })).toBeVisible();
    expect(page.address()).toBe(`/design?sku=${REFUSED}`);
  });

  it("is fixed by a click, with its target", async () => {
    fakeApi(refusedResponses());
    const page = visit(`/design?sku=${REFUSED}`, routes);

    await userEvent.click(await screen.findByRole("button", { name: "Drop EGFP" }));

    await waitFor(() => expect(page.address()).toBe(`/design?sku=${FIXED}&step=4`));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(overviewValue("Target sequence")).toBe("H00001 (TP53)");
  });

  it("is fixed by a click if only its bacterial marker is another one", async () => {
    const sku = "KO-AV-CMXXXK-H00001";
    const fixes = [{ label: "Use Amp instead of Kan", product_sku: FIXED }];
    fakeApi({ ...refusedResponses(), [SUMMARY(sku)]: problem(404, "It does not come with Kan.", { fixes }) });
    const page = visit(`/design?sku=${sku}`, routes);

    await userEvent.click(await screen.findByRole("button", { name: "Use Amp instead of Kan" }));

    await waitFor(() => expect(page.address()).toBe(`/design?sku=${FIXED}&step=4`));
  });

  it("keeps its function if the delivery type is not offered with it", async () => {
    const sku = "KO-PB-CMXGXK-H00001";
    const fixes = [{ label: "Use AAV instead of piggyBac", product_sku: FIXED }];
    fakeApi({ ...refusedResponses(), [SUMMARY(sku)]: problem(404, "No donor is inserted.", { fixes }) });
    visit(`/design?sku=${sku}`, routes);

    expect(await screen.findByRole("alert")).toHaveTextContent("No donor is inserted.");
    expect(screen.getByText("Delivery type", { selector: "[aria-current=step]" })).toBeInTheDocument();
    expect(overviewValue("Function type")).toBe("CRISPR KO");
    expect(within(fit()).getByRole("button", { name: "cannot be made" })).toBeVisible();
  });

  it("keeps its category and target if the function does not apply to the target", async () => {
    const sku = "KO-LA-CMXXPC-H00001";
    const template = "KO-LA-CMXXPC-XXXXXX";
    const detail = "TP53 has no reading frame.";
    const fixes = [{ label: "Use CRISPRa instead of CRISPR KO", product_sku: "CA-LA-CMXXPC-H00001" }];
    fakeApi({
      ...refusedResponses(),
      [FUNCTIONS]: [aFunction({ enabled: false, range: undefined, reason: detail })],
      [SUMMARY(sku)]: problem(404, detail, { fixes }),
      [SUMMARY(template)]: aProduct({ product_sku: template, function_type_name: "CRISPR KO" }),
    });
    visit(`/design?sku=${sku}`, routes);

    expect(await screen.findByRole("alert")).toHaveTextContent(detail);
    expect(screen.getByText("Function type", { selector: "[aria-current=step]" })).toBeInTheDocument();
    expect(overviewValue("Category")).toBe("CRISPR");
    expect(overviewValue("Target sequence")).toBe("H00001 (TP53)");
  });
});

it("shows an error if no product has the SKU in the URL", async () => {
  fakeApi({ ...designResponses(), [SUMMARY("NOPE")]: problem(404, "No product has the SKU NOPE.") });

  visit("/design?sku=NOPE", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No product has the SKU NOPE.");
});
