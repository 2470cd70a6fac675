import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../../shared/design-model/design-draft-store.ts";
import { designResponses, GENES, STATE } from "../../testing/api-responses.ts";
import { answerState, type StateCall } from "../../testing/design-state.ts";
import { chooseOption, clickNext, overviewValue } from "../../testing/designer-actions.ts";
import { aCategory } from "../../testing/samples.ts";

beforeEach(() => replaceDraft(EMPTY_DRAFT));

const REASON = "TP53 has no reading frame.";
const categories = [
  aCategory({ function_names: ["CRISPR KO", "CRISPRa"] }),
  aCategory({ category_id: 2, category_name: "Overexpression", function_names: [], reason: REASON }),
  aCategory({ category_id: 3, category_name: "RNAi", function_names: ["RNAi"] }),
];

function openFirstStep() {
  const calls = fakeApi({
    ...designResponses(),
    [STATE]: (call: StateCall) => answerState(call.query.has("target") ? { categories } : {})(call),
  });
  return { page: visit("/design", routes), calls };
}
const gene = async () => within(await screen.findByRole("region", { name: "Gene" }));
const field = async () => (await gene()).getByRole("combobox", { name: "Which gene? (optional)" });

it("takes the gene first, says what is offered for it, and keeps it through the steps", async () => {
  const { page } = openFirstStep();
  await userEvent.type(await field(), "p53");
  await screen.findByRole("option", { name: /TP53/ });
  await userEvent.keyboard("{ArrowDown}{Enter}");

  const chosen = await (await gene()).findByText("For", { exact: false, selector: "p" });
  await waitFor(() => expect(chosen).toHaveTextContent("For TP53 we offer CRISPR KO, CRISPRa, and RNAi."));
  expect(chosen.parentElement).toHaveFocus();
  expect(screen.getByRole("button", { name: "Overexpression" })).toHaveAccessibleDescription(
    `Not offered. ${REASON}`,
  );
  await chooseOption("Overexpression");
  expect(overviewValue("Category")).toBe("–");

  await chooseOption("CRISPR");
  await clickNext("function type");
  await screen.findByRole("heading", { name: "How should it do it?" });
  expect(overviewValue("Target sequence")).toBe("H00001 (TP53)");
  expect(page.address()).toBe("/design?category=CRISPR&target=H00001&step=2&q=TP53");
});

it("chooses the gene from the table of a search", async () => {
  const { page } = openFirstStep();
  await userEvent.type(await field(), "p53{Enter}");
  await userEvent.click(await screen.findByRole("radio", { name: "TP53, H00001" }));

  expect(await (await gene()).findByRole("button", { name: "Clear" })).toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(page.address()).toBe("/design?target=H00001&step=1&q=p53");
});

it("keeps the choices that were made before the gene, and those after Clear", async () => {
  const { page } = openFirstStep();
  await chooseOption("CRISPR");
  await userEvent.type(await field(), "p53");
  await userEvent.click(await screen.findByRole("option", { name: /TP53/ }));
  await userEvent.click(await (await gene()).findByRole("button", { name: "Clear" }));

  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue("");
  expect(page.address()).toBe("/design?category=CRISPR&step=1");
  expect(screen.getByRole("button", { name: "Overexpression" })).not.toHaveAttribute("aria-disabled");
});

it("does not need a gene", async () => {
  const { calls } = openFirstStep();
  await chooseOption("CRISPR");
  await clickNext("function type");

  await screen.findByRole("heading", { name: "How should it do it?" });
  expect(calls.some(({ path }) => GENES.includes(path))).toBe(false);
});

it("selects the chosen gene in the last step", async () => {
  fakeApi(designResponses());
  const choices = "category=CRISPR&function=CRISPRa&structure=Lenti-AIO&promoter=PCMV";
  visit(`/design?${choices}&target=H00001&step=5&q=TP53`, routes);

  expect(await screen.findByRole("radio", { name: "TP53, H00001" })).toBeChecked();
});
