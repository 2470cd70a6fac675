import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EMPTY_DRAFT, replaceDraft } from "../shared/design-model/design-draft-store.ts";
import { selectionFromProduct } from "../shared/design-model/design-selection.ts";
import { designResponses, STATE } from "../testing/api-responses.ts";
import { answerState, type StateCall } from "../testing/design-state.ts";
import { chooseOption, clickNext, openPartsStep, overviewValue } from "../testing/designer-actions.ts";
import { aProduct, TEMPLATE_SKU } from "../testing/samples.ts";

beforeEach(() => replaceDraft(EMPTY_DRAFT));

it("draws the plasmid with the first promoter once the structure is known, and says so", async () => {
  fakeApi(designResponses());
  await openPartsStep();

  expect(
    await screen.findByRole("listbox", { name: "Map of pLV-AIO[CA]-CMV>dCas9, 9,000 bp, to scale" }),
  ).toBeInTheDocument();
  expect(screen.getByText("Drawn with the promoter PCMV until you choose one.")).toBeInTheDocument();
  expect(screen.queryByText(`[${TEMPLATE_SKU}]`)).not.toBeInTheDocument();
});

it("draws an outline if no promoter goes with the design", async () => {
  fakeApi({ ...designResponses(), [STATE]: answerState({ outline: undefined }) });
  await openPartsStep();

  expect(
    await screen.findByRole("img", { name: "Design: CRISPRa Lenti-AIO, choose a promoter" }),
  ).toBeVisible();
  expect(screen.queryByText(/Drawn with the promoter/)).not.toBeInTheDocument();
});

it("draws the plasmid with a chosen promoter", async () => {
  fakeApi(designResponses());
  await openPartsStep();

  await chooseOption("PCMV");

  expect(await screen.findAllByRole("option", { name: /^PCMV, .* chosen by you/ })).toHaveLength(2);
  expect(
    screen.getByRole("heading", { level: 2, name: `CRISPRa Lenti-AIO Kit [${TEMPLATE_SKU}]` }),
  ).toBeInTheDocument();
  expect(await screen.findByText("This design can be made.")).toBeInTheDocument();
});

it("has all choices in quick succession", async () => {
  const calls = fakeApi(designResponses());
  const page = await openPartsStep();
  await screen.findByText(/Drawn with the promoter PCMV/);

  for (const name of ["PCMV", "PEF1A", "FLAG"])
    fireEvent.click(screen.getByText(name, { selector: "fieldset button" }));

  expect(await screen.findByText("This design can be made.")).toBeInTheDocument();
  for (const name of ["PEF1A", "FLAG"])
    expect(screen.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
  expect(calls.at(-1)?.query.toString()).toContain("promoter=PEF1A&tag=FLAG");
  expect(page.address()).toContain("step=4");
});

it("says once why the design cannot be made, does not leave the step, and fixes it in one click", async () => {
  const fixed = aProduct({ product_sku: "CA-LA-EFXXXC-XXXXXX", promoter_name: "PEF1A" });
  const { targetSequence: _, ...design } = selectionFromProduct(fixed);
  const refusal = {
    detail: "5.0 kb from ITR to ITR is over the 4.7 kb that packages well.",
    fixes: [
      {
        label: "Use PEF1A instead of PCMV",
        product_sku: fixed.product_sku,
        design: { ...design, targetSequence: "" },
      },
    ],
  };
  fakeApi({
    ...designResponses(),
    [STATE]: (call: StateCall) =>
      answerState({
        product: fixed,
        refusal: call.query.get("promoter") === "PCMV" ? refusal : undefined,
      })(call),
  });
  const page = await openPartsStep();

  await chooseOption("PCMV");
  expect(await screen.findByRole("alert")).toHaveTextContent("5.0 kb from ITR to ITR is over the 4.7 kb");
  expect(screen.getByText("cannot be made")).toBeInTheDocument();

  await clickNext("target gene");
  expect(await screen.findAllByRole("alert")).toHaveLength(1);
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(page.address()).toContain("promoter=PCMV");
  expect(page.address()).toContain("step=4");

  await userEvent.click(screen.getByRole("button", { name: "Use PEF1A instead of PCMV" }));
  expect(await screen.findByText("This design can be made.")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "PEF1A" })).toHaveAttribute("aria-pressed", "true");
  expect(page.address()).not.toContain("target=");
});

it("shows the alert about the insert size, and why the bacterial marker was replaced", async () => {
  const product = aProduct({
    bacterial_marker_name: "Amp",
    bacterial_marker_note: "Amp instead of CAM: for this test.",
    cargo: {
      insert_bp: 8800,
      level: "lower_titre",
      message: "8.8 kb from LTR to LTR: a lower titer is to be expected.",
    },
  });
  fakeApi({ ...designResponses(), [STATE]: answerState({ product }) });
  await openPartsStep();

  await chooseOption("PCMV");

  expect(await screen.findByText(/a lower titer is to be expected/)).toBeInTheDocument();
  expect(screen.getByText("Amp instead of CAM: for this test.")).toBeInTheDocument();
  expect(overviewValue("Antibiotics")).toBe("Amp");
});

it("requests the product again on retry after a server error", async () => {
  let isDown = true;
  fakeApi({
    ...designResponses(),
    [STATE]: (call: StateCall) =>
      isDown && call.query.has("promoter") ? problem(503, "Down.") : answerState()(call),
  });
  await openPartsStep();
  await chooseOption("PCMV");

  const retry = await screen.findByRole("button", { name: "Retry" });
  isDown = false;
  await userEvent.click(retry);

  expect(await screen.findByRole("listbox", { name: /^Map of .* to scale/ })).toBeInTheDocument();
});
