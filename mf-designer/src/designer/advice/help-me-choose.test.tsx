import type { DesignAdvice } from "@ligate/contract/design/schemas";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../../shared/design-model/design-draft-store.ts";
import { designResponses } from "../../testing/api-responses.ts";

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
  cautions: ["Lentivirus needs a laboratory of level 2."],
};

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

async function openQuestions(response: object) {
  const calls = fakeApi({ ...designResponses(), [ADVICE]: response });
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
  await waitFor(() =>
    expect(page.address()).toBe(
      "/design?category=CRISPR&function=CRISPRa&structure=Lenti-AIO&target=H00001&promoter=PCMV&tag=None&fluorescence=None&selection=Puro&step=4",
    ),
  );
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("keeps the answers if the request fails", async () => {
  const { dialog } = await openQuestions(problem(503, "The catalogue is being updated."));

  await userEvent.selectOptions(dialog.getByLabelText("Which cells?"), "Neurons");
  await userEvent.click(dialog.getByRole("button", { name: "Recommend a design" }));

  expect(await dialog.findByRole("alert")).toHaveTextContent("The catalogue is being updated.");
  expect(dialog.getByLabelText("Which cells?")).toHaveDisplayValue("Neurons");
});
