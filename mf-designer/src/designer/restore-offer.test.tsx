import type { Restorable } from "@ligate/contract/design/state-schemas";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../shared/design-model/design-draft-store.ts";
import { designResponses, STATE } from "../testing/api-responses.ts";
import { answerState, type StateCall } from "../testing/design-state.ts";
import { chooseOption, clickNext } from "../testing/designer-actions.ts";
import { aProduct } from "../testing/samples.ts";

const SKU = "CA-LA-CMXGPC-H00001";

beforeEach(() => replaceDraft(EMPTY_DRAFT));

/** Opens a design at a step. Choices that a change resets get `restorable` as their comparison. */
function openAt(step: number, restorable: Restorable) {
  const product = aProduct({
    product_sku: SKU,
    fluorescene_marker_name: "EGFP",
    selection_marker_name: "Puro",
    target_sequence: "H00001",
    gene_symbol: "TP53",
  });
  const calls = fakeApi({
    ...designResponses(),
    [STATE]: (call: StateCall) =>
      answerState({ product, restorable: call.query.has("earlier") ? restorable : undefined })(call),
  });
  return { calls, page: visit(`/design?sku=${SKU}&step=${step}`, routes) };
}

const PARTS = { promoterName: "PCMV", fluoresceneMarkerName: "EGFP", selectionMarkerName: "Puro" };

it("offers the choices back that another function allows, in one click", async () => {
  const { page, calls } = openAt(2, {
    changes: { structureTypeName: "Lenti-AIO", ...PARTS },
    names: ["Lenti-AIO", "PCMV", "EGFP", "Puro"],
    lost: [],
  });

  await chooseOption("CRISPR KO");
  expect(await screen.findByText("Lenti-AIO, PCMV, EGFP, and Puro")).toBeInTheDocument();
  const states = calls.filter(({ path }) => STATE.includes(path));
  expect(states.map(({ query }) => query.get("earlier"))).toEqual([
    null,
    "category=CRISPR&function=CRISPRa&structure=Lenti-AIO&target=H00001&promoter=PCMV&tag=None&fluorescence=EGFP&selection=Puro",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Restore them" }));

  await waitFor(() => expect(page.address()).toBe(`/design?sku=${SKU}&step=2`));
  expect(`${calls.at(-1)?.query}`).toBe(
    "category=CRISPR&function=CRISPR+KO&structure=Lenti-AIO&target=H00001&promoter=PCMV&fluorescence=EGFP&selection=Puro",
  );
  expect(screen.queryByText(/are still possible/)).not.toBeInTheDocument();
});

it("names a choice that is no longer possible, with the reason", async () => {
  openAt(2, {
    changes: { structureTypeName: "Lenti-AIO" },
    names: ["Lenti-AIO", "PCMV", "Puro"],
    lost: [{ name: "EGFP", reason: "With EGFP it is at least 5.1 kb." }],
  });

  await chooseOption("CRISPR KO");

  expect(await screen.findByText("Lenti-AIO, PCMV, and Puro")).toBeInTheDocument();
  expect(screen.getByText(/is no longer possible. With EGFP it is at least 5.1 kb./)).toBeInTheDocument();
});

it("offers the parts back after a step was submitted again, and can be discarded without a request", async () => {
  const { calls } = openAt(3, { changes: PARTS, names: ["PCMV", "EGFP", "Puro"], lost: [] });

  await clickNext("structure map");
  expect(await screen.findByText("PCMV, EGFP, and Puro")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Discard the earlier choices" }));

  expect(screen.queryByText(/are still possible/)).not.toBeInTheDocument();
  expect(calls.filter(({ path }) => STATE.includes(path))).toHaveLength(2);
});
