import { fakeApi, problem, visit } from "@ligate/platform/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NOTHING_YET, takeOver } from "../design-in-progress.ts";
import { routes } from "../routes.ts";
import {
  aProduct,
  CATEGORIES,
  designAnswers,
  FUNCTIONS,
  PARTS,
  SKU,
  SUMMARY,
  TEMPLATE_SKU,
} from "../testing-answers.ts";
import { choose, next, openPartsStep } from "../testing-walk.ts";

beforeEach(() => takeOver(NOTHING_YET));

it("begins with the categories, described when one is clicked", async () => {
  fakeApi(designAnswers());
  visit("/design", routes);

  const crispr = await screen.findByRole("button", { name: "CRISPR" });
  expect(screen.getByText("Click on a design button below to view more information!")).toBeInTheDocument();
  expect(crispr).toHaveAttribute("title", "Cut, activate or silence.");
  expect(crispr).toHaveAttribute("aria-pressed", "false");

  await userEvent.click(crispr);

  expect(crispr).toHaveAttribute("aria-pressed", "true");
  expect(screen.queryByText(/Click on a design button/)).not.toBeInTheDocument();
});

it("does not go on before the step is complete, and says so for ten seconds", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const calls = fakeApi(designAnswers());
  visit("/design", routes);

  await user.click(await screen.findByRole("button", { name: "Next: function type" }));

  expect(screen.getByRole("alert")).toHaveTextContent("Please complete all required fields.");
  expect(screen.getByRole("group", { name: "Category" })).toHaveAccessibleDescription("Choose a category.");
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument(), { timeout: 11_000 });
  expect(screen.getByText("Choose a category.")).toBeInTheDocument();
  expect(calls.some(({ path }) => FUNCTIONS.includes(path))).toBe(false);
  jest.useRealTimers();
});

it("loads what the next step offers, and shows it at an address of its own", async () => {
  const calls = fakeApi(designAnswers());
  const page = visit("/design", routes);

  await choose("CRISPR");
  await next("function type");

  expect(await screen.findByRole("button", { name: "CRISPRa" })).toBeInTheDocument();
  expect(calls.at(-1)?.query.get("category_name")).toBe("CRISPR");
  expect(page.address()).toBe("/design?step=2");
  expect(screen.getByText("Function type", { selector: "[aria-current=step]" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Step 1: Category" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Target gene/ })).not.toBeInTheDocument();
});

it("moves the focus to the heading of the step", async () => {
  fakeApi(designAnswers());
  visit("/design", routes);

  await choose("CRISPR");
  await next("function type");

  expect(await screen.findByRole("heading", { name: "How should it do it?" })).toHaveFocus();
});

it("lists a delivery type that is not offered with its reason, within reach of the keyboard", async () => {
  fakeApi(designAnswers());
  visit("/design", routes);
  await choose("CRISPR");
  await next("function type");
  await choose("CRISPRa");
  await next("delivery type");

  const aav = await screen.findByRole("button", { name: "AAV" });
  expect(aav).toHaveAttribute("aria-disabled", "true");
  expect(aav).toHaveAccessibleDescription("Not offered. dCas9-VPR exceeds 4.7 kb.");

  screen.getByRole("button", { name: "Lenti-AIO" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(aav).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(aav).toHaveAttribute("aria-pressed", "false");
});

it("reaches the parts with None chosen, the first bacterial marker set and the promoter open", async () => {
  fakeApi(designAnswers());
  await openPartsStep();

  for (const part of ["Protein tag", "Fluorescence marker", "Selection marker"]) {
    const group = within(screen.getByRole("group", { name: part }));
    expect(group.getByRole("button", { name: "None" })).toHaveAttribute("aria-pressed", "true");
  }
  expect(screen.getByRole("button", { name: "Myc" })).toBeDisabled();
  expect(overview("Antibiotics")).toBe("CAM");

  await next("target gene");
  expect(screen.getByRole("alert")).toHaveTextContent("Please complete all required fields.");
  expect(screen.getByRole("group", { name: "Promoter" })).toHaveAccessibleDescription("Choose a promoter.");
});

it("asks for SKU and summary once a promoter is chosen, and draws the plasmid", async () => {
  const calls = fakeApi(designAnswers());
  await openPartsStep();
  expect(calls.some(({ path }) => SKU.includes(path))).toBe(false);

  await choose("PCMV");

  expect(
    await screen.findByRole("img", { name: "Map of pLV-AIO[CA]-CMV>dCas9, 9,000 bp, to scale" }),
  ).toBeInTheDocument();
  expect(
    screen.getByRole("heading", { level: 2, name: `CRISPRa Lenti-AIO Kit [${TEMPLATE_SKU}]` }),
  ).toBeInTheDocument();
  expect(screen.getByText("$369.00")).toBeInTheDocument();
  expect(screen.getByText("10–12")).toBeInTheDocument();
  expect(screen.getByText("7.9 kb")).toBeInTheDocument();
  const asked = calls.find(({ path }) => SKU.includes(path))?.query;
  expect(Object.fromEntries(asked ?? [])).toEqual({
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

it("asks once for choices that follow each other quickly", async () => {
  const calls = fakeApi(designAnswers());
  await openPartsStep();

  for (const name of ["PCMV", "PEF1A", "FLAG"])
    fireEvent.click(screen.getByText(name, { selector: "button" }));

  await screen.findByRole("img", { name: /to scale/ });
  expect(
    calls.filter(({ path }) => SKU.includes(path)).map(({ query }) => query.get("promoter_name")),
  ).toEqual(["PEF1A"]);
});

it("shows the part to drop where a design cannot be made, and stays at the step", async () => {
  const refusal = problem(
    422,
    "5.0 kb from ITR to ITR is over the 4.7 kb that packages well. Drop EGFP and it is 4.3 kb.",
  );
  fakeApi({ ...designAnswers(), [SKU]: refusal });
  const page = await openPartsStep();

  await choose("PCMV");
  const panel = within(screen.getByRole("complementary"));
  expect(await panel.findByRole("alert")).toHaveTextContent("Drop EGFP and it is 4.3 kb.");

  await next("target gene");
  expect(await screen.findAllByRole("alert")).toHaveLength(2);
  expect(page.address()).toBe("/design?step=4");
});

it("says what the size means, and why the bacterial marker is another", async () => {
  const product = aProduct({
    bacterial_marker_name: "Amp",
    bacterial_marker_note: "Amp instead of CAM: for this test.",
    cargo: {
      insert_bp: 8800,
      level: "lower_titre",
      message: "8.8 kb from LTR to LTR: a lower titre is to be expected.",
    },
  });
  fakeApi({ ...designAnswers(), [SUMMARY(TEMPLATE_SKU)]: product });
  await openPartsStep();

  await choose("PCMV");

  expect(await screen.findByText(/a lower titre is to be expected/)).toBeInTheDocument();
  expect(screen.getByText("Amp instead of CAM: for this test.")).toBeInTheDocument();
  expect(overview("Antibiotics")).toBe("Amp");
});

it("offers another try where the store was not reached", async () => {
  let isDown = true;
  fakeApi({
    ...designAnswers(),
    [SKU]: () => (isDown ? problem(503, "Down.") : { product_sku: TEMPLATE_SKU }),
  });
  await openPartsStep();
  await choose("PCMV");

  const retry = await screen.findByRole("button", { name: "Retry" });
  isDown = false;
  await userEvent.click(retry);

  expect(await screen.findByRole("img", { name: /to scale/ })).toBeInTheDocument();
});

it("resets every later step when one is submitted again", async () => {
  fakeApi(designAnswers());
  await openPartsStep();
  await choose("PCMV");
  await screen.findByRole("img", { name: /to scale/ });

  await userEvent.click(screen.getByRole("link", { name: "Step 3: Delivery type" }));
  await next("structure map");

  expect(await screen.findByRole("button", { name: "PCMV" })).toHaveAttribute("aria-pressed", "false");
  expect(overview("Promoter")).toBe("–");
});

it("forgets what followed from a category when another is chosen", async () => {
  fakeApi(designAnswers());
  await openPartsStep();

  await userEvent.click(screen.getByRole("link", { name: "Step 1: Category" }));
  await choose("Overexpression");

  expect(overview("Function type")).toBe("–");
  expect(screen.queryByRole("link", { name: /Function type/ })).not.toBeInTheDocument();
});

it("takes a step once, however often Next is pressed", async () => {
  const calls = fakeApi(designAnswers());
  visit("/design", routes);
  await choose("CRISPR");

  await userEvent.dblClick(screen.getByRole("button", { name: "Next: function type" }));

  await screen.findByRole("button", { name: "CRISPRa" });
  expect(calls.filter(({ path }) => FUNCTIONS.includes(path))).toHaveLength(1);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("lets the answer to a choice pass that was changed meanwhile", async () => {
  const answers = designAnswers();
  let answer: (value: unknown) => void = () => {};
  fakeApi({
    ...answers,
    [FUNCTIONS]: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const page = visit("/design", routes);
  await choose("CRISPR");
  await next("function type");

  await choose("Overexpression");
  await act(async () => answer(answers[FUNCTIONS]));

  await screen.findByRole("button", { name: "Next: function type" });
  expect(page.address()).toBe("/design");
});

it("shows what the server says where a step cannot be loaded", async () => {
  fakeApi({ ...designAnswers(), [PARTS]: problem(503, "The catalogue is being updated.") });
  visit("/design", routes);
  await choose("CRISPR");
  await next("function type");
  await choose("CRISPRa");
  await next("delivery type");
  await choose("Lenti-AIO");
  await next("structure map");

  expect(await screen.findByRole("alert")).toHaveTextContent("The catalogue is being updated.");
});

it("keeps the design over a visit to another page and back", async () => {
  fakeApi(designAnswers());
  const page = await openPartsStep();
  await choose("FLAG");

  await act(() => page.go("/cart"));
  await screen.findByText("Elsewhere: /cart");
  await act(() => page.go("/design"));

  expect(await screen.findByRole("button", { name: "FLAG" })).toHaveAttribute("aria-pressed", "true");
  expect(sessionStorage.getItem("design_in_progress")).toContain("FLAG");
});

it("starts over on request", async () => {
  fakeApi(designAnswers());
  await openPartsStep();

  await userEvent.click(screen.getByRole("button", { name: "Start over" }));

  expect(await screen.findByRole("button", { name: "CRISPR" })).toHaveAttribute("aria-pressed", "false");
  expect(screen.getByText(/Click on a design button/)).toBeInTheDocument();
});

it("opens a product that the address names at step 4, with all its choices", async () => {
  fakeApi({
    ...designAnswers(),
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
  await waitFor(() => expect(page.address()).toBe("/design?step=4"));
  for (const name of ["PCMV", "FLAG", "EGFP", "Puro"]) {
    expect(screen.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
  }
  expect(overview("Target sequence")).toBe("H00001 (TP53)");
});

it("tells that no product has the SKU that it is asked to begin from", async () => {
  fakeApi({ ...designAnswers(), [SUMMARY("NOPE")]: problem(404, "No product has the SKU NOPE.") });

  visit("/design?sku=NOPE", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No product has the SKU NOPE.");
});

it("asks for the categories once, however many steps are taken", async () => {
  const calls = fakeApi(designAnswers());
  await openPartsStep();

  expect(calls.filter(({ path }) => CATEGORIES.includes(path))).toHaveLength(1);
});

it("explains how the designer works", async () => {
  fakeApi(designAnswers());
  visit("/design", routes);

  expect(
    await screen.findByRole("heading", { name: "Plasmid Main Function Model Design Manual" }),
  ).toBeInTheDocument();
});

/** What the overview says of a row. */
function overview(name: string): string | null | undefined {
  const list = within(screen.getByRole("region", { name: "Overview" }));
  return list.getByText(name).nextElementSibling?.textContent;
}
