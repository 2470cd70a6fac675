import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../shared/design-model/design-draft-store.ts";
import { chooseOption, clickNext, openPartsStep, overviewValue } from "../testing/designer-actions.ts";
import { aProduct, CATEGORIES, designAnswers, FUNCTIONS, PARTS, SUMMARY } from "../testing/samples.ts";

beforeEach(() => replaceDraft(EMPTY_DRAFT));

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
  act(() => jest.advanceTimersByTime(9_000));
  expect(screen.getByRole("alert")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByText("Choose a category.")).toBeInTheDocument();
  expect(calls.some(({ path }) => FUNCTIONS.includes(path))).toBe(false);
  jest.useRealTimers();
});

it("loads what the next step offers, and shows it at an address of its own", async () => {
  const calls = fakeApi(designAnswers());
  const page = visit("/design", routes);

  await chooseOption("CRISPR");
  await clickNext("function type");

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

  await chooseOption("CRISPR");
  await clickNext("function type");

  expect(await screen.findByRole("heading", { name: "How should it do it?" })).toHaveFocus();
});

it("lists a delivery type that is not offered with its reason, within reach of the keyboard", async () => {
  fakeApi(designAnswers());
  visit("/design", routes);
  await chooseOption("CRISPR");
  await clickNext("function type");
  await chooseOption("CRISPRa");
  await clickNext("delivery type");

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
  expect(overviewValue("Antibiotics")).toBe("CAM");

  await clickNext("target gene");
  expect(screen.getByRole("alert")).toHaveTextContent("Please complete all required fields.");
  expect(screen.getByRole("group", { name: "Promoter" })).toHaveAccessibleDescription("Choose a promoter.");
});

it("resets every later step when one is submitted again", async () => {
  fakeApi(designAnswers());
  await openPartsStep();
  await chooseOption("PCMV");
  await screen.findByRole("img", { name: /to scale/ });

  await userEvent.click(screen.getByRole("link", { name: "Step 3: Delivery type" }));
  await clickNext("structure map");

  expect(await screen.findByRole("button", { name: "PCMV" })).toHaveAttribute("aria-pressed", "false");
  expect(overviewValue("Promoter")).toBe("–");
});

it("forgets what followed from a category when another is chosen", async () => {
  fakeApi(designAnswers());
  await openPartsStep();

  await userEvent.click(screen.getByRole("link", { name: "Step 1: Category" }));
  await chooseOption("Overexpression");

  expect(overviewValue("Function type")).toBe("–");
  expect(screen.queryByRole("link", { name: /Function type/ })).not.toBeInTheDocument();
});

it("takes a step once, however often Next is pressed", async () => {
  const calls = fakeApi(designAnswers());
  visit("/design", routes);
  await chooseOption("CRISPR");

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
  await chooseOption("CRISPR");
  await clickNext("function type");

  await chooseOption("Overexpression");
  await act(async () => answer(answers[FUNCTIONS]));

  await screen.findByRole("button", { name: "Next: function type" });
  expect(page.address()).toBe("/design?step=1");
});

it("shows what the server says where a step cannot be loaded", async () => {
  fakeApi({ ...designAnswers(), [PARTS]: problem(503, "The catalogue is being updated.") });
  visit("/design", routes);
  await chooseOption("CRISPR");
  await clickNext("function type");
  await chooseOption("CRISPRa");
  await clickNext("delivery type");
  await chooseOption("Lenti-AIO");
  await clickNext("structure map");

  expect(await screen.findByRole("alert")).toHaveTextContent("The catalogue is being updated.");
});

it("keeps the design over a visit to another page and back", async () => {
  fakeApi(designAnswers());
  const page = await openPartsStep();
  await chooseOption("FLAG");

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
  expect(overviewValue("Target sequence")).toBe("H00001 (TP53)");
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
