import type { DesignAdvice } from "@ligate/contract/design/schemas";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../../shared/design-model/design-draft-store.ts";
import { designResponses, STATE } from "../../testing/api-responses.ts";
import { answerState, type StateCall } from "../../testing/design-state.ts";
import { chooseOption } from "../../testing/designer-actions.ts";

const ADVICE = "GET /api/products/advise-design/";
const advice: DesignAdvice = {
  category_name: "CRISPR",
  function_type_name: "CRISPRa",
  structure_type_name: "Lenti-AIO",
  promoter_name: "PCMV",
  protein_tag_name: "None",
  fluorescene_marker_name: "None",
  selection_marker_name: "Puro",
  reasons: [
    { choice: "function", text: "CRISPRa raises a gene's own expression." },
    { choice: "markers", text: "Puro kills cells without the vector in three days." },
  ],
  warnings: ["Lentivirus needs a laboratory of level 2."],
};

const ANSWERS = "Human.cell_line.raise_expression.permanent.in_vitro.2";
const ADVISED =
  "/design?category=CRISPR&function=CRISPRa&structure=Lenti-AIO&target=H00001&promoter=PCMV&tag=None&fluorescence=None&selection=Puro";

beforeEach(() => {
  replaceDraft(EMPTY_DRAFT);
  // jsdom does not support modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

async function openQuestions(response: object, others: object = {}) {
  const calls = fakeApi({ ...designResponses(), [ADVICE]: response, ...others });
  const page = visit("/design?target=H00001&step=1", routes);
  await userEvent.click(await screen.findByRole("button", { name: "Help me choose" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Help me choose" }));
  return { calls, page, dialog };
}

it("recommends a design with a reason for every choice, and fills in the steps", async () => {
  const { calls, page, dialog } = await openQuestions(advice);

  await userEvent.selectOptions(
    dialog.getByLabelText("What should happen?"),
    "Raise a gene's own expression",
  );
  await userEvent.click(dialog.getByRole("button", { name: "Recommend a design" }));

  expect(await dialog.findByText("CRISPRa raises a gene's own expression.")).toBeInTheDocument();
  expect(dialog.getByText("Lentivirus needs a laboratory of level 2.")).toBeInTheDocument();
  expect(Object.fromEntries(calls.find(({ path }) => ADVICE.includes(path))?.query ?? [])).toEqual({
    species: "Human",
    cells: "cell_line",
    effect: "raise_expression",
    duration: "permanent",
    delivery: "in_vitro",
    biosafety: "2",
  });

  await userEvent.click(dialog.getByRole("button", { name: "Use this design" }));
  await waitFor(() => expect(page.address()).toBe(`${ADVISED}&step=4&advice=${ANSWERS}`));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("keeps the recommended design if the second click of a double click hits an option below the dialog", async () => {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { page, dialog } = await openQuestions(advice, {
    [STATE]: async (call: StateCall) => {
      if (call.query.has("category")) await isOpen;
      return answerState()(call);
    },
  });
  await userEvent.click(dialog.getByRole("button", { name: "Recommend a design" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Use this design" }));

  fireEvent.click(screen.getByRole("button", { name: "Overexpression" }), { detail: 2 });
  open();
  await waitFor(() => expect(page.address()).toContain(`${ADVISED}&step=4`));
  fireEvent.click(await screen.findByRole("button", { name: "PEF1A" }), { detail: 2 });

  expect(await screen.findByRole("button", { name: "PCMV" })).toHaveAttribute("aria-pressed", "true");
  expect(page.address()).not.toContain("PEF1A");
});

it("keeps the answers if the request fails", async () => {
  const { dialog } = await openQuestions(problem(503, "The catalog is being updated."));

  await userEvent.selectOptions(dialog.getByLabelText("Which cells?"), "Neurons");
  await userEvent.click(dialog.getByRole("button", { name: "Recommend a design" }));

  expect(await dialog.findByRole("alert")).toHaveTextContent("The catalog is being updated.");
  expect(dialog.getByLabelText("Which cells?")).toHaveDisplayValue("Neurons");
});

describe("the address of a recommended design", () => {
  const FUNCTION_REASON = "CRISPRa raises a gene's own expression.";
  const MARKER_REASON = "Puro kills cells without the vector in three days.";

  function openAdvised(step: number) {
    fakeApi({ ...designResponses(), [STATE]: answerState({ advice }) });
    return visit(`${ADVISED}&step=${step}&advice=${ANSWERS}`, routes);
  }

  it.each([
    [1, FUNCTION_REASON],
    [2, FUNCTION_REASON],
    [4, MARKER_REASON],
  ])("shows in step %i why its choice was recommended", async (step, reason) => {
    openAdvised(step);
    expect(await screen.findByText(reason)).toBeVisible();
  });

  it("shows a reason only as long as the choice stands", async () => {
    const page = openAdvised(4);
    await screen.findByText(MARKER_REASON);

    await chooseOption("FLAG");
    await waitFor(() => expect(screen.queryByText(MARKER_REASON)).not.toBeInTheDocument());
    expect(page.address()).toContain(`&advice=${ANSWERS}`);

    await userEvent.click(screen.getByRole("link", { name: /Function type/ }));
    expect(await screen.findByText(FUNCTION_REASON)).toBeVisible();
    await chooseOption("CRISPR KO");
    await waitFor(() => expect(screen.queryByText(FUNCTION_REASON)).not.toBeInTheDocument());
  });

  it("opens the questions with the same answers", async () => {
    openAdvised(4);
    await userEvent.click(await screen.findByRole("button", { name: "Help me choose" }));
    expect(await screen.findByLabelText("What should happen?")).toHaveDisplayValue(
      "Raise a gene's own expression",
    );
  });

  it("opens the design also if there is no advice for the answers", async () => {
    fakeApi(designResponses());
    visit(`${ADVISED}&step=4&advice=${ANSWERS}`, routes);
    expect(await screen.findByRole("button", { name: "PCMV" })).toBeVisible();
    expect(screen.queryByText("Recommended for your experiment")).not.toBeInTheDocument();
  });

  it("forgets the answers on a new start", async () => {
    const page = openAdvised(4);
    await userEvent.click(await screen.findByRole("button", { name: "Start over" }));
    await waitFor(() => expect(page.address()).toBe("/design?step=1"));
  });
});
