import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../shared/design-model/design-draft-store.ts";
import { designResponses, PARTS, SUMMARY } from "../testing/api-responses.ts";
import { chooseOption, clickNext } from "../testing/designer-actions.ts";
import { aProduct, someParts } from "../testing/samples.ts";

const SKU = "CA-LA-CMXGPC-H00001";

beforeEach(() => replaceDraft(EMPTY_DRAFT));

function openAt(step: number, responses: object = {}) {
  const product = aProduct({
    product_sku: SKU,
    fluorescene_marker_name: "EGFP",
    selection_marker_name: "Puro",
    target_sequence: "H00001",
    gene_symbol: "TP53",
  });
  fakeApi({ ...designResponses(), [SUMMARY(SKU)]: product, ...responses });
  return visit(`/design?sku=${SKU}&step=${step}`, routes);
}

it("offers the choices back that another function allows, in one click", async () => {
  const page = openAt(2);

  await chooseOption("CRISPR KO");
  expect(await screen.findByText("Lenti-AIO, PCMV, EGFP, and Puro")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Restore them" }));

  await waitFor(() =>
    expect(page.address()).toContain("function=CRISPR+KO&structure=Lenti-AIO&target=H00001"),
  );
  expect(page.address()).toContain("promoter=PCMV&fluorescence=EGFP&selection=Puro");
  expect(screen.queryByText(/are still possible/)).not.toBeInTheDocument();
});

it("names a choice that is no longer possible, with the reason", async () => {
  const parts = someParts();
  const fluorescene_markers = parts.fluorescene_markers.map((marker) =>
    marker.fluorescene_marker_name === "EGFP"
      ? { ...marker, enabled: false, effect: undefined, reason: "With EGFP it is at least 5.1 kb." }
      : marker,
  );
  openAt(2, { [PARTS]: { ...parts, fluorescene_markers } });

  await chooseOption("CRISPR KO");

  expect(await screen.findByText("Lenti-AIO, PCMV, and Puro")).toBeInTheDocument();
  expect(screen.getByText(/is no longer possible. With EGFP it is at least 5.1 kb./)).toBeInTheDocument();
});

it("offers the parts back after a step was submitted again, and can be discarded", async () => {
  openAt(3);

  await clickNext("structure map");
  expect(await screen.findByText("PCMV, EGFP, and Puro")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Discard the earlier choices" }));

  expect(screen.queryByText(/are still possible/)).not.toBeInTheDocument();
});
