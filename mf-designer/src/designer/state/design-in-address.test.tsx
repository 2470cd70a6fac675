import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../../shared/design-model/design-draft-store.ts";
import {
  type DesignSelection,
  EMPTY_SELECTION,
  selectionFromProduct,
} from "../../shared/design-model/design-selection.ts";
import { designResponses, GENES, STATE } from "../../testing/api-responses.ts";
import { answerState } from "../../testing/design-state.ts";
import { chooseOption, clickNext, overviewValue } from "../../testing/designer-actions.ts";
import { aFunction, aGene, aProduct, someParts, TEMPLATE_SKU } from "../../testing/samples.ts";

const SKU = "CA-LA-CMXGPC-H00001";
const PAIR = "category=CRISPR&function=CRISPRa&structure=Lenti-AIO";

const tp53 = aProduct({
  product_sku: SKU,
  fluorescene_marker_name: "EGFP",
  selection_marker_name: "Puro",
  target_sequence: "H00001",
  gene_symbol: "TP53",
});
const responses = () => ({ ...designResponses(), [STATE]: answerState({ product: tp53 }) });

beforeEach(() => {
  sessionStorage.clear();
  replaceDraft(EMPTY_DRAFT);
});

it("opens the step of an address with its choices", async () => {
  fakeApi(responses());
  visit(`/design?${PAIR}&promoter=PCMV&fluorescence=EGFP&step=4`, routes);

  expect(await screen.findByRole("heading", { name: "Which parts does it carry?" })).toBeVisible();
  for (const name of ["PCMV", "EGFP"])
    expect(screen.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
});

it("has the SKU in the address of a complete design", async () => {
  fakeApi(responses());
  const page = visit(
    `/design?${PAIR}&target=H00001&promoter=PCMV&tag=None&fluorescence=EGFP&selection=Puro&step=5`,
    routes,
  );

  await waitFor(() => expect(page.address()).toBe(`/design?sku=${SKU}&step=5`));
  await waitFor(() => expect(overviewValue("Target sequence")).toBe("H00001 (TP53)"));
});

it.each<[string, string, Partial<DesignSelection>]>([
  ["/design?step=5", "/design?step=1", {}],
  ["/design?category=CRISPR&step=5", "/design?category=CRISPR&step=2", { productCategoryName: "CRISPR" }],
  ["/design?category=Nonsense&step=3", "/design?step=1", {}],
  [
    `/design?${PAIR}&promoter=Nonsense&tag=FLAG&step=5`,
    `/design?${PAIR}&tag=FLAG&step=4`,
    { ...selectionFromProduct(aProduct()), promoterName: "", proteinTagName: "FLAG", targetSequence: "" },
  ],
  [
    "/design?category=CRISPR&target=H99999&step=2",
    "/design?category=CRISPR&step=2",
    { productCategoryName: "CRISPR" },
  ],
])("leads from %s to %s if the API keeps these choices", async (address, corrected, kept) => {
  fakeApi({ ...responses(), [STATE]: answerState({ design: { ...EMPTY_SELECTION, ...kept } }) });
  const page = visit(address, routes);

  await waitFor(() => expect(page.address()).toBe(corrected));
});

it("opens the last design of the tab at an address without one", async () => {
  fakeApi(responses());
  visit(`/design?sku=${SKU}`, routes);
  await screen.findByRole("button", { name: "PCMV" });
  cleanup();

  const page = visit("/design?step=3", routes);
  expect(await screen.findByRole("button", { name: "Lenti-AIO" })).toHaveAttribute("aria-pressed", "true");
  await waitFor(() => expect(page.address()).toBe(`/design?sku=${SKU}&step=3`));
});

it("keeps the target through a change of category, Back and Next", async () => {
  fakeApi(responses());
  const page = visit(`/design?sku=${SKU}&step=1`, routes);

  await chooseOption("Overexpression");
  await waitFor(() => expect(page.address()).toBe("/design?category=Overexpression&target=H00001&step=1"));
  await clickNext("function type");
  await screen.findByRole("button", { name: "CRISPRa" });
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  await waitFor(() => expect(page.address()).toBe("/design?category=Overexpression&target=H00001&step=1"));

  expect(overviewValue("Target sequence")).toBe("H00001 (TP53)");
});

it("keeps the target when a part is changed, and goes back to the parts before", async () => {
  fakeApi(responses());
  const page = visit(`/design?sku=${SKU}`, routes);

  await chooseOption("FLAG");
  await waitFor(() => expect(page.address()).toContain("target=H00001&promoter=PCMV&tag=FLAG"));
  expect(screen.getByRole("button", { name: "FLAG" })).toHaveAttribute("aria-pressed", "true");
});

it("goes back by steps, not by choices", async () => {
  fakeApi(responses());
  const page = visit("/design?step=1", routes);
  await chooseOption("Overexpression");
  await chooseOption("CRISPR");
  await clickNext("function type");
  await screen.findByRole("button", { name: "CRISPRa" });

  await act(() => page.back());

  expect(page.address()).toBe("/design?category=CRISPR&step=1");
  expect(await screen.findByRole("button", { name: "CRISPR" })).toHaveAttribute("aria-pressed", "true");
});

it("does not offer a function that does not apply to the target, and says why", async () => {
  const reason = "MALAT1 has no reading frame. CRISPRi is offered.";
  const malat1 = { targetSequence: "H00090", geneSymbol: "MALAT1", geneOption: "geneSearch" } as const;
  fakeApi({
    ...responses(),
    [STATE]: answerState({
      function_types: [
        aFunction({ function_type_name: "CRISPR KO", enabled: false, range: undefined, reason }),
      ],
      design: { ...EMPTY_SELECTION, productCategoryName: "CRISPR", ...malat1 },
    }),
  });
  const page = visit("/design?category=CRISPR&function=CRISPR+KO&target=H00090&step=3", routes);

  expect(await screen.findByRole("button", { name: "CRISPR KO" })).toHaveAccessibleDescription(
    `Not offered. ${reason}`,
  );
  expect(overviewValue("Target sequence")).toBe("H00090 (MALAT1)");
  await waitFor(() => expect(page.address()).toBe("/design?category=CRISPR&target=H00090&step=2"));
});

it("keeps a part that is not offered for the target, and says why the design cannot be made", async () => {
  const detail = "With EGFP it is at least 5.17 kb from ITR to ITR.";
  const parts = someParts();
  const fluorescene_markers = parts.fluorescene_markers.map((marker) =>
    marker.fluorescene_marker_name === "EGFP" ? { ...marker, enabled: false, reason: detail } : marker,
  );
  const fixes = [{ label: "Drop EGFP", product_sku: TEMPLATE_SKU, design: selectionFromProduct(aProduct()) }];
  fakeApi({
    ...responses(),
    [STATE]: answerState({ parts: { ...parts, fluorescene_markers }, refusal: { detail, fixes } }),
  });
  const address = `/design?${PAIR}&target=H00001&promoter=PCMV&tag=None&fluorescence=EGFP&selection=None&step=5`;
  const page = visit(address, routes);

  expect(await screen.findByRole("alert")).toHaveTextContent(`This design cannot be made. ${detail}`);
  expect(screen.getByRole("button", { name: "Drop EGFP" })).toBeVisible();
  expect(overviewValue("Fluorescence marker")).toBe("EGFP");
  expect(page.address()).toBe(address);
});

it("keeps the gene search in the other steps, and back in the last one", async () => {
  fakeApi({ ...responses(), [GENES]: { gene_items: [aGene()], total: 30, unsold_symbol: null } });
  const page = visit(`/design?sku=${SKU}&step=5&q=tumor&page=2`, routes);

  await userEvent.click(await screen.findByRole("link", { name: /Structure map/ }));
  await waitFor(() => expect(page.address()).toContain("step=4"));
  await clickNext("target gene");

  await waitFor(() => expect(page.address()).toBe(`/design?sku=${SKU}&step=5&q=tumor&page=2`));
  expect(await screen.findByRole("combobox", { name: "Enter Gene Symbol" })).toHaveValue("tumor");
});
