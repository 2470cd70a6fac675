import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EMPTY_DRAFT, replaceDraft } from "../shared/design-model/design-draft-store.ts";
import { designResponses, SKU, SUMMARY } from "../testing/api-responses.ts";
import { chooseOption, clickNext, openPartsStep, overviewValue } from "../testing/designer-actions.ts";
import { aProduct, TEMPLATE_SKU } from "../testing/samples.ts";

beforeEach(() => replaceDraft(EMPTY_DRAFT));

it("draws the plasmid with the first promoter once the structure is known, and says so", async () => {
  const calls = fakeApi(designResponses());
  await openPartsStep();

  expect(
    await screen.findByRole("listbox", { name: "Map of pLV-AIO[CA]-CMV>dCas9, 9,000 bp, to scale" }),
  ).toBeInTheDocument();
  expect(screen.getByText("Drawn with the promoter PCMV until you choose one.")).toBeInTheDocument();
  expect(screen.getAllByRole("option", { name: /^PCMV, .* added by the kit/ })).toHaveLength(2);
  expect(screen.queryByText(`[${TEMPLATE_SKU}]`)).not.toBeInTheDocument();
  expect(calls.filter(({ path }) => SKU.includes(path))).toHaveLength(1);
});

it("draws an outline if the design cannot be made with the first promoter", async () => {
  fakeApi({ ...designResponses(), [SKU]: problem(422, "Too long.") });
  await openPartsStep();

  expect(
    await screen.findByRole("img", { name: "Design: CRISPRa Lenti-AIO, choose a promoter" }),
  ).toBeVisible();
  expect(screen.queryByText(/Drawn with the promoter/)).not.toBeInTheDocument();
});

it("requests SKU and summary of a chosen promoter, and draws the plasmid", async () => {
  const calls = fakeApi(designResponses());
  await openPartsStep();

  await chooseOption("PCMV");

  expect(await screen.findAllByRole("option", { name: /^PCMV, .* chosen by you/ })).toHaveLength(2);
  expect(
    screen.getByRole("heading", { level: 2, name: `CRISPRa Lenti-AIO Kit [${TEMPLATE_SKU}]` }),
  ).toBeInTheDocument();
  expect(await screen.findByText("This design can be made.")).toBeInTheDocument();
  const query = calls.filter(({ path }) => SKU.includes(path)).at(-1)?.query;
  expect(Object.fromEntries(query ?? [])).toEqual({
    structure_type_name: "Lenti-AIO",
    function_type_name: "CRISPRa",
    promoter_name: "PCMV",
    protein_tag_name: "None",
    fluorescene_marker_name: "None",
    selection_marker_name: "None",
    bacterial_marker_name: "CAM",
    target_sequence: "XXXXXX",
  });
});

it("sends one request for choices in quick succession", async () => {
  const calls = fakeApi(designResponses());
  await openPartsStep();
  await screen.findByText(/Drawn with the promoter PCMV/);

  for (const name of ["PCMV", "PEF1A", "FLAG"])
    fireEvent.click(screen.getByText(name, { selector: "fieldset button" }));

  expect(await screen.findByText("This design can be made.")).toBeInTheDocument();
  expect(
    calls.filter(({ path }) => SKU.includes(path)).map(({ query }) => query.get("promoter_name")),
  ).toEqual(["PCMV", "PEF1A"]);
});

it("says once why the design cannot be made, does not leave the step, and fixes it in one click", async () => {
  const fixed = "CA-LA-EFXXXC-XXXXXX";
  const rejection = problem(422, "5.0 kb from ITR to ITR is over the 4.7 kb that packages well.", {
    fixes: [{ label: "Use PEF1A instead of PCMV", product_sku: fixed }],
  });
  const product = aProduct({ product_sku: fixed, promoter_name: "PEF1A" });
  fakeApi({
    ...designResponses(),
    [SKU]: ({ query }: { query: URLSearchParams }) =>
      query.get("promoter_name") === "PCMV" ? rejection : { product_sku: fixed },
    [SUMMARY(fixed)]: product,
  });
  const page = await openPartsStep();

  await chooseOption("PCMV");
  expect(await screen.findByRole("alert")).toHaveTextContent("5.0 kb from ITR to ITR is over the 4.7 kb");
  expect(screen.getByText("cannot be made")).toBeInTheDocument();

  await clickNext("target gene");
  expect(await screen.findAllByRole("alert")).toHaveLength(1);
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
  fakeApi({ ...designResponses(), [SUMMARY(TEMPLATE_SKU)]: product });
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
    [SKU]: () => (isDown ? problem(503, "Down.") : { product_sku: TEMPLATE_SKU }),
  });
  await openPartsStep();
  await chooseOption("PCMV");

  const retry = await screen.findByRole("button", { name: "Retry" });
  isDown = false;
  await userEvent.click(retry);

  expect(await screen.findByRole("listbox", { name: /^Map of .* to scale/ })).toBeInTheDocument();
});
