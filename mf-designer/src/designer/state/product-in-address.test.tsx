import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../../shared/design-model/design-draft-store.ts";
import { type DesignSelection, selectionFromProduct } from "../../shared/design-model/design-selection.ts";
import { designResponses, STATE } from "../../testing/api-responses.ts";
import { answerState, type StateCall } from "../../testing/design-state.ts";
import { overviewValue } from "../../testing/designer-actions.ts";
import { aProduct, someParts } from "../../testing/samples.ts";

beforeEach(() => replaceDraft(EMPTY_DRAFT));

it("opens the design of the product in the URL at step 4, with its target", async () => {
  fakeApi({
    ...designResponses(),
    [STATE]: answerState({
      product: aProduct({
        product_sku: "CA-LA-CMFGPC-H00001",
        protein_tag_name: "FLAG",
        fluorescene_marker_name: "EGFP",
        selection_marker_name: "Puro",
        target_sequence: "H00001",
        gene_symbol: "TP53",
      }),
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
    [STATE]: answerState({
      product: aProduct({
        product_sku: "CA-LA-CMXXXC-H00001",
        target_sequence: "H00001",
        gene_symbol: "TP53",
      }),
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
  const design = selectionFromProduct(fixed);

  /** The address has `named` as its choices; its SKU is refused, and a fix leads to `fixed`. */
  function openRefused(named: DesignSelection, { sku = REFUSED, detail = reason, label = "Drop EGFP" } = {}) {
    const parts = someParts();
    const fluorescene_markers = parts.fluorescene_markers.map((marker) =>
      marker.fluorescene_marker_name === "EGFP" ? { ...marker, enabled: false, reason } : marker,
    );
    const refusal = { detail, fixes: [{ label, product_sku: FIXED, design }] };
    fakeApi({
      ...designResponses(),
      [STATE]: (call: StateCall) =>
        call.query.get("sku") === sku
          ? answerState({ design: named, refusal, parts: { ...parts, fluorescene_markers } })(call)
          : answerState({ product: fixed })(call),
    });
    return visit(`/design?sku=${sku}`, routes);
  }
  const fit = () => screen.getByRole("region", { name: "Price, lead time and size" });

  it("keeps its choices, and says why it cannot be made", async () => {
    const page = openRefused({ ...design, fluoresceneMarkerName: "EGFP" });

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
    const page = openRefused({ ...design, fluoresceneMarkerName: "EGFP" });

    await userEvent.click(await screen.findByRole("button", { name: "Drop EGFP" }));

    await waitFor(() => expect(page.address()).toBe(`/design?sku=${FIXED}&step=4`));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(overviewValue("Target sequence")).toBe("H00001 (TP53)");
  });

  it("is fixed by a click if only its bacterial marker is another one", async () => {
    const label = "Use Amp instead of Kan";
    const page = openRefused(design, { sku: "KO-AV-CMXXXK-H00001", label });

    await userEvent.click(await screen.findByRole("button", { name: label }));

    await waitFor(() => expect(page.address()).toBe(`/design?sku=${FIXED}&step=4`));
  });

  it("opens the step whose choice is not offered", async () => {
    openRefused({ ...design, structureTypeName: "", promoterName: "" });

    expect(await screen.findByRole("alert")).toHaveTextContent(reason);
    expect(screen.getByText("Delivery type", { selector: "[aria-current=step]" })).toBeInTheDocument();
    expect(overviewValue("Function type")).toBe("CRISPR KO");
    expect(within(fit()).getByRole("button", { name: "cannot be made" })).toBeVisible();
  });
});

it("shows an error if no product has the SKU in the URL", async () => {
  fakeApi({ ...designResponses(), [STATE]: problem(404, "No product has the SKU NOPE.") });

  visit("/design?sku=NOPE", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No product has the SKU NOPE.");
});

it("stays usable if a link on the page has a SKU that no product has", async () => {
  const product = aProduct({ target_sequence: "H00001", gene_symbol: "TP53" });
  fakeApi({
    ...designResponses(),
    [STATE]: (call: StateCall) =>
      call.query.get("sku") === "NOPE"
        ? problem(404, "No product has the SKU NOPE.")
        : answerState({ product })(call),
  });
  const page = visit(`/design?sku=${product.product_sku}`, routes);
  await screen.findByRole("button", { name: "PCMV" });

  await act(() => page.go("/design?sku=NOPE"));

  expect(await screen.findByRole("alert")).toHaveTextContent("No product has the SKU NOPE.");
  await userEvent.click(screen.getByRole("button", { name: "Start over" }));
  await waitFor(() => expect(page.address()).toBe("/design?step=1"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
