import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../shared/design-model/design-draft-store.ts";
import { selectionFromProduct } from "../shared/design-model/design-selection.ts";
import { aProduct, designAnswers, pageSettings, SKU } from "../testing/samples.ts";

beforeEach(() => {
  provideSettings(pageSettings());
  replaceDraft(EMPTY_DRAFT);
});

it("shows the product that the design in progress would be", async () => {
  replaceDraft({ design: selectionFromProduct(aProduct()) });
  fakeApi(designAnswers());

  visit("/summary-temp", routes);

  expect(await screen.findByRole("heading", { level: 1, name: "CRISPRa Lenti-AIO Kit" })).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Design summary" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Add to Cart" })).toBeInTheDocument();
});

it("leads to the designer where there is no design yet", async () => {
  fakeApi({});

  visit("/summary-temp", routes);

  expect(await screen.findByText("No design has got as far as its promoter yet.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to the designer" })).toHaveAttribute("href", "/design");
});

it("says what cannot be made", async () => {
  replaceDraft({ design: selectionFromProduct(aProduct()) });
  fakeApi({
    ...designAnswers(),
    [SKU]: problem(422, "CRISPR KI-Tag needs a protein tag or a fluorescence marker."),
  });

  visit("/summary-temp", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("needs a protein tag or a fluorescence marker");
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
});

it("tries again on request where the store was not reached", async () => {
  replaceDraft({ design: selectionFromProduct(aProduct()) });
  let isDown = true;
  fakeApi({ ...designAnswers(), [SKU]: () => (isDown ? problem(503, "Down.") : designAnswers()[SKU]) });
  visit("/summary-temp", routes);

  const retry = await screen.findByRole("button", { name: "Retry" });
  isDown = false;
  await userEvent.click(retry);

  expect(await screen.findByRole("heading", { level: 1, name: "CRISPRa Lenti-AIO Kit" })).toBeInTheDocument();
});
