import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../../shared/design-model/design-draft-store.ts";
import { designResponses, STATE } from "../../testing/api-responses.ts";
import { answerState, type StateCall } from "../../testing/design-state.ts";
import { chooseOption, clickNext, openPartsStep } from "../../testing/designer-actions.ts";

beforeEach(() => replaceDraft(EMPTY_DRAFT));

it("goes on by the button of the chosen card, or by Enter on it", async () => {
  fakeApi(designResponses());
  const page = visit("/design", routes);
  await screen.findByRole("button", { name: "CRISPR" });
  const group = within(screen.getByRole("group", { name: "Category" }));
  expect(group.queryByRole("button", { name: "Next" })).not.toBeInTheDocument();

  await chooseOption("CRISPR");
  await userEvent.click(group.getByRole("button", { name: "Next" }));
  await screen.findByRole("heading", { name: "How should it do it?" });
  (await screen.findByRole("button", { name: "CRISPRa" })).focus();
  await userEvent.keyboard("{Enter}");
  expect(page.address()).toContain("function=CRISPRa&step=2");
  await userEvent.keyboard("{Enter}");

  expect(await screen.findByRole("heading", { name: "How does it get into the cell?" })).toHaveFocus();
});

it("chooses once while Enter is held down, or on a double click", async () => {
  fakeApi(designResponses());
  const page = visit("/design", routes);
  (await screen.findByRole("button", { name: "CRISPR" })).focus();
  await userEvent.keyboard("{Enter>3/}");
  expect(page.address()).toBe("/design?category=CRISPR&step=1");

  await userEvent.dblClick(screen.getByRole("button", { name: "Overexpression" }));
  await userEvent.dblClick(within(screen.getByRole("group", { name: "Category" })).getByText("Next"));

  expect(await screen.findByRole("heading", { name: "How should it do it?" })).toBeInTheDocument();
  expect(page.address()).toBe("/design?category=Overexpression&step=2");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("submits the step by the button in the bar of figures, which phones show", async () => {
  fakeApi(designResponses());
  const page = visit("/design", routes);
  const next = await screen.findByText("Next", { selector: "section > button" });
  await userEvent.click(next);
  expect(screen.getByRole("group", { name: "Category" })).toHaveAccessibleDescription("Choose a category.");

  await chooseOption("CRISPR");
  await userEvent.click(next);

  await waitFor(() => expect(page.address()).toBe("/design?category=CRISPR&step=2"));
});

it("shows why the next step cannot be opened after it has been reset", async () => {
  let isDown = false;
  fakeApi({
    ...designResponses(),
    [STATE]: (call: StateCall) =>
      isDown ? problem(503, "The catalog is being updated.") : answerState()(call),
  });
  await openPartsStep();
  await userEvent.click(screen.getByRole("link", { name: "Step 1: Category" }));
  await screen.findByRole("heading", { name: "What should the vector do?" });
  isDown = true;
  await clickNext("function type");

  const error = await screen.findByRole("alert");
  await waitFor(() => expect(error.parentElement).toHaveFocus());
  isDown = false;
  await clickNext("function type");
  expect(await screen.findByRole("heading", { name: "How should it do it?" })).toHaveFocus();
});
