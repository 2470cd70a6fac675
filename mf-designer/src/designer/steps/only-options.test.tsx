import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../../shared/design-model/design-draft-store.ts";
import { designResponses, STATE } from "../../testing/api-responses.ts";
import { answerState, type StateCall } from "../../testing/design-state.ts";
import { chooseOption, clickNext, overviewValue } from "../../testing/designer-actions.ts";
import { aFunction, someParts } from "../../testing/samples.ts";

beforeEach(() => replaceDraft(EMPTY_DRAFT));

const shrna = [
  aFunction({ function_type_name: "shRNA" }),
  aFunction({ function_type_id: 2, function_type_name: "miRNA", enabled: false, reason: "Not yet." }),
];
const ONLY = /^Function type: only shRNA is offered, and chosen for you/;

/** An API whose categories have one function, which it chooses. */
function offerOneFunction() {
  fakeApi({
    ...designResponses(),
    [STATE]: ({ query }: StateCall) => {
      const completed = new URLSearchParams(query);
      if (query.has("category") && !query.has("function")) completed.set("function", "shRNA");
      return answerState({ function_types: query.has("category") ? shrna : [] })({ query: completed });
    },
  });
}

const question = (name: string) => screen.findByRole("heading", { name });

it("passes a step with a single option, and says which one is chosen", async () => {
  offerOneFunction();
  const page = visit("/design", routes);
  await chooseOption("CRISPR");
  await clickNext("delivery type");

  await question("How does it get into the cell?");
  expect(page.address()).toBe("/design?category=CRISPR&step=3");
  expect(screen.getByText(ONLY)).toBeInTheDocument();
  expect(overviewValue("Function type")).toBe("shRNA");

  await userEvent.click(screen.getByRole("link", { name: "Step 2: Function type" }));
  await question("How should it do it?");
  expect(screen.getByText(ONLY)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "shRNA" })).toHaveAttribute("aria-pressed", "true");
  await clickNext("delivery type");

  await question("How does it get into the cell?");
});

it("keeps the passed step out of the history, and its option through a reload", async () => {
  offerOneFunction();
  const page = visit("/design?category=CRISPR&step=3", routes);
  await chooseOption("Lenti-AIO");
  await waitFor(() => expect(page.address()).toContain("function=shRNA&structure=Lenti-AIO"));
  await clickNext("structure map");
  await question("Which parts does it carry?");
  expect(screen.queryByText(ONLY)).not.toBeInTheDocument();
  await act(() => page.back());
  await question("How does it get into the cell?");

  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  await question("How should it do it?");
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  await clickNext("delivery type");
  await question("How does it get into the cell?");
  await act(() => page.back());
  await question("What should the vector do?");
});

it("says that the only promoter is chosen", async () => {
  const parts = someParts();
  const promoters = parts.promoters.slice(0, 1);
  fakeApi({
    ...designResponses(),
    [STATE]: ({ query }: StateCall) => {
      const completed = new URLSearchParams(query);
      if (query.has("structure")) completed.set("promoter", "PCMV");
      return answerState({ parts: { ...parts, promoters } })({ query: completed });
    },
  });
  const page = visit("/design?category=CRISPR&function=CRISPRa&structure=Lenti-AIO&step=4", routes);

  expect(await screen.findByText("Only PCMV is offered, and chosen for you.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "PCMV" })).toHaveAttribute("aria-pressed", "true");
  await clickNext("target gene");
  await waitFor(() => expect(page.address()).toContain("step=5"));
});
