import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../shared/design-model/design-draft-store.ts";
import { designResponses, STATE } from "../testing/api-responses.ts";
import { answerState, type StateCall } from "../testing/design-state.ts";
import { chooseOption, clickNext, openPartsStep, overviewValue } from "../testing/designer-actions.ts";

beforeEach(() => replaceDraft(EMPTY_DRAFT));
afterEach(() => jest.useRealTimers());

it("shows the categories, and the description of the clicked one", async () => {
  fakeApi(designResponses());
  visit("/design", routes);

  const crispr = await screen.findByRole("button", { name: "CRISPR" });
  expect(screen.getByText("Click on a design button below to view more information!")).toHaveClass("hint");
  expect(crispr).toHaveAttribute("title", "Cut, activate or silence.");
  expect(crispr).toHaveAttribute("aria-pressed", "false");

  await userEvent.click(crispr);

  expect(crispr).toHaveAttribute("aria-pressed", "true");
  expect(screen.queryByText(/Click on a design button/)).not.toBeInTheDocument();
  expect(screen.getByText("Cut, activate or silence.", { selector: "[aria-live]" })).not.toHaveClass("hint");
});

it("shows no description of an option of another step, also after Back", async () => {
  fakeApi(designResponses());
  const page = visit("/design", routes);
  await chooseOption("CRISPR");
  await clickNext("function type");

  expect(await screen.findByText(/Click on a design button/)).toBeInTheDocument();
  await chooseOption("CRISPRa");
  expect(screen.getByText("Raises expression.", { selector: "[aria-live]" })).toBeInTheDocument();
  await act(() => page.back());

  await screen.findByRole("heading", { name: "What should the vector do?" });
  expect(screen.getByText(/Click on a design button/)).toBeInTheDocument();
});

it("does not leave an incomplete step, and shows an error for ten seconds", async () => {
  const calls = fakeApi(designResponses());
  visit("/design", routes);
  const nextButton = await screen.findByRole("button", { name: "Next: function type" });
  // Fake timers start after the page has loaded, because `findBy…` queries would advance them.
  jest.useFakeTimers();

  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(nextButton);

  expect(screen.getByRole("alert")).toHaveTextContent("Please complete all required fields.");
  expect(screen.getByRole("group", { name: "Category" })).toHaveAccessibleDescription("Choose a category.");
  act(() => jest.advanceTimersByTime(9_000));
  expect(screen.getByRole("alert")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByText("Choose a category.")).toBeInTheDocument();
  expect(calls.filter(({ path }) => STATE.includes(path))).toHaveLength(1);
});

it("loads the options of the next step, and shows them at a URL of their own", async () => {
  const calls = fakeApi(designResponses());
  const page = visit("/design", routes);

  await chooseOption("CRISPR");
  await clickNext("function type");

  expect(await screen.findByRole("button", { name: "CRISPRa" })).toBeInTheDocument();
  expect(calls.filter(({ path }) => STATE.includes(path)).map(({ query }) => `${query}`)).toEqual([
    "",
    "category=CRISPR",
  ]);
  expect(page.address()).toBe("/design?category=CRISPR&step=2");
  expect(screen.getByText("Function type", { selector: "[aria-current=step]" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Step 1: Category" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Target gene/ })).not.toBeInTheDocument();
});

it("moves the focus to the heading of the step", async () => {
  fakeApi(designResponses());
  visit("/design", routes);

  await chooseOption("CRISPR");
  await clickNext("function type");

  expect(await screen.findByRole("heading", { name: "How should it do it?" })).toHaveFocus();
});

it("lists a delivery type that is not offered with the reason, and keeps it focusable", async () => {
  fakeApi(designResponses());
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

it("enters the parts step with None selected, the first bacterial marker preset and no promoter", async () => {
  fakeApi(designResponses());
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

it("resets all later steps when a step is submitted again", async () => {
  fakeApi(designResponses());
  await openPartsStep();
  await chooseOption("PCMV");
  await screen.findByRole("listbox", { name: /^Map of .* to scale/ });

  await userEvent.click(screen.getByRole("link", { name: "Step 3: Delivery type" }));
  await clickNext("structure map");

  expect(await screen.findByRole("button", { name: "PCMV" })).toHaveAttribute("aria-pressed", "false");
  expect(overviewValue("Promoter")).toBe("–");
});

it("clears the later steps when another category is chosen", async () => {
  fakeApi(designResponses());
  await openPartsStep();

  await userEvent.click(screen.getByRole("link", { name: "Step 1: Category" }));
  await chooseOption("Overexpression");

  expect(overviewValue("Function type")).toBe("–");
  expect(screen.queryByRole("link", { name: /Delivery type/ })).not.toBeInTheDocument();
});

it("submits a step once on a double click on Next", async () => {
  const calls = fakeApi(designResponses());
  visit("/design", routes);
  await chooseOption("CRISPR");

  await userEvent.dblClick(screen.getByRole("button", { name: "Next: function type" }));

  await screen.findByRole("button", { name: "CRISPRa" });
  expect(calls.filter(({ path }) => STATE.includes(path))).toHaveLength(2);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

/** Holds back the responses to choices of a category. */
function holdCategories() {
  const respond: (() => void)[] = [];
  const calls = fakeApi({
    ...designResponses(),
    [STATE]: (call: StateCall) =>
      call.query.has("category")
        ? new Promise((resolve) => respond.push(() => resolve(answerState()(call))))
        : answerState()(call),
  });
  return { respond, calls };
}

it("shows a choice and its address at once, and opens the next step when its options are there", async () => {
  const { respond } = holdCategories();
  const page = visit("/design", routes);
  await chooseOption("CRISPR");

  expect(screen.getByRole("button", { name: "CRISPR" })).toHaveAttribute("aria-pressed", "true");
  expect(page.address()).toBe("/design?category=CRISPR&step=1");
  await clickNext("function type");
  expect(screen.getByRole("button", { name: "One moment…" })).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByText("Category", { selector: "[aria-current=step]" })).toBeInTheDocument();
  await act(async () => respond[0]?.());

  expect(await screen.findByRole("button", { name: "CRISPRa" })).toBeInTheDocument();
});

it("does not open the next step if the choice has changed since the click", async () => {
  const { respond } = holdCategories();
  const page = visit("/design", routes);
  await chooseOption("CRISPR");
  await clickNext("function type");

  await chooseOption("Overexpression");
  await act(async () => respond.map((answer) => answer()));

  await screen.findByRole("button", { name: "Next: function type" });
  await waitFor(() => expect(page.address()).toBe("/design?category=Overexpression&step=1"));
  expect(screen.getByRole("button", { name: "Overexpression" })).toHaveAttribute("aria-pressed", "true");
});

it("keeps a choice whose options fail to load, says so, and requests them again", async () => {
  let isDown = true;
  fakeApi({
    ...designResponses(),
    [STATE]: (call: StateCall) =>
      isDown && call.query.has("category")
        ? problem(503, "The catalog is being updated.")
        : answerState()(call),
  });
  const page = visit("/design", routes);
  await chooseOption("CRISPR");

  expect(await screen.findByRole("alert")).toHaveTextContent("The catalog is being updated.");
  await clickNext("function type");
  const error = await screen.findByRole("alert");
  expect(error).toHaveTextContent("The catalog is being updated.");
  await waitFor(() => expect(error.parentElement).toHaveFocus());
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "CRISPR" })).toHaveAttribute("aria-pressed", "true");
  expect(page.address()).toBe("/design?category=CRISPR&step=1");
});

it("shows the error of the server if the address cannot be loaded", async () => {
  fakeApi({ ...designResponses(), [STATE]: problem(503, "The catalog is being updated.") });
  visit("/design?category=CRISPR&step=2", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("The catalog is being updated.");
});

it("keeps the design while the visitor is on another page", async () => {
  fakeApi(designResponses());
  const page = await openPartsStep();
  await chooseOption("FLAG");

  await act(() => page.go("/cart"));
  await screen.findByText("Elsewhere: /cart");
  await act(() => page.go("/design"));

  expect(await screen.findByRole("button", { name: "FLAG" })).toHaveAttribute("aria-pressed", "true");
  expect(page.address()).toBe(
    "/design?category=CRISPR&function=CRISPRa&structure=Lenti-AIO&tag=FLAG&fluorescence=None&selection=None&step=4",
  );
  expect(sessionStorage.getItem("design_in_progress")).toContain("FLAG");
});

it("clears the design on Start over", async () => {
  fakeApi(designResponses());
  await openPartsStep();

  await userEvent.click(screen.getByRole("button", { name: "Start over" }));

  expect(await screen.findByRole("button", { name: "CRISPR" })).toHaveAttribute("aria-pressed", "false");
  expect(screen.getByText(/Click on a design button/)).toBeInTheDocument();
});

it("sends one request for a choice, and none for Next and Back", async () => {
  const calls = fakeApi(designResponses());
  await openPartsStep();
  await chooseOption("PCMV");
  await clickNext("target gene");
  await userEvent.click(await screen.findByRole("link", { name: "Back" }));
  await screen.findByRole("button", { name: "PCMV" });

  const choices = calls
    .filter(({ path }) => STATE.includes(path))
    .map(({ query }) => [...query.keys()].at(-1));
  // The address of the first step, and four choices.
  expect(choices).toEqual([undefined, "category", "function", "structure", "selection"]);
});

it("opens the design of an earlier address on Back without showing an impossible state", async () => {
  fakeApi(designResponses());
  const page = visit("/design?category=CRISPR&step=1", routes);
  await clickNext("function type");
  await chooseOption("CRISPRa");
  await act(() => page.go("/design?category=Overexpression&step=2"));
  await waitFor(() => expect(overviewValue("Category")).toBe("Overexpression"));

  await act(() => page.back());

  await waitFor(() => expect(overviewValue("Category")).toBe("CRISPR"));
  expect(screen.getByRole("button", { name: "CRISPRa" })).toHaveAttribute("aria-pressed", "true");
});

it("shows the manual, which leads to the orders with their deposited sequences", async () => {
  fakeApi(designResponses());
  visit("/design", routes);

  const manual = within(
    await screen.findByRole("region", { name: "Plasmid Main Function Model Design Manual" }),
  );
  expect(manual.getByText(/^Plasmid sequences are deposited in your account/)).toBeVisible();
  expect(manual.getByRole("link", { name: "your orders" })).toHaveAttribute("href", "/profile/orders/all");
});
