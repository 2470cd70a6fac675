import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../shared/design-model/design-draft-store.ts";
import { selectionFromProduct } from "../shared/design-model/design-selection.ts";
import { designResponses, FORMATS, STATE } from "../testing/api-responses.ts";
import { answerState, type StateCall } from "../testing/design-state.ts";
import { aProduct, pageSettings } from "../testing/samples.ts";

beforeEach(() => {
  provideSettings(pageSettings());
  replaceDraft(EMPTY_DRAFT);
});

it("shows the product of the design draft", async () => {
  replaceDraft({ design: selectionFromProduct(aProduct()) });
  fakeApi(designResponses());

  visit("/summary-temp", routes);

  expect(await screen.findByRole("heading", { level: 1, name: "CRISPRa Lenti-AIO Kit" })).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Design summary" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Add to Cart" })).toBeInTheDocument();
});

it("links to the designer if there is no design yet", async () => {
  fakeApi({});

  visit("/summary-temp", routes);

  expect(
    await screen.findByText("Choose a promoter in the designer to see the summary."),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to the designer" })).toHaveAttribute("href", "/design");
});

it("shows why the design cannot be made, with the change that fixes it", async () => {
  replaceDraft({ design: selectionFromProduct(aProduct()) });
  fakeApi({
    ...designResponses(),
    [STATE]: answerState({
      refusal: {
        detail: "CRISPR KI-Tag needs a protein tag or a fluorescence marker.",
        fixes: [
          { label: "Add EGFP", product_sku: "KT-SP-ENXGXA-H00001", design: selectionFromProduct(aProduct()) },
        ],
      },
    }),
  });

  visit("/summary-temp", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("needs a protein tag or a fluorescence marker");
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Add EGFP/ })).toHaveAttribute(
    "href",
    "/products/item/KT-SP-ENXGXA-H00001",
  );
});

it("requests the product again on retry after a server error", async () => {
  replaceDraft({ design: selectionFromProduct(aProduct()) });
  let isDown = true;
  fakeApi({
    ...designResponses(),
    [STATE]: (call: StateCall) => (isDown ? problem(503, "Down.") : answerState()(call)),
  });
  visit("/summary-temp", routes);

  const retry = await screen.findByRole("button", { name: "Retry" });
  isDown = false;
  await userEvent.click(retry);

  expect(await screen.findByRole("heading", { level: 1, name: "CRISPRa Lenti-AIO Kit" })).toBeInTheDocument();
});

it("requests only the formats again on retry if only the formats failed", async () => {
  replaceDraft({ design: selectionFromProduct(aProduct()) });
  let isDown = true;
  const calls = fakeApi({
    ...designResponses(),
    [FORMATS]: () => (isDown ? problem(503, "Down.") : designResponses()[FORMATS]),
  });
  visit("/summary-temp", routes);

  const retry = await screen.findByRole("button", { name: "Retry" });
  isDown = false;
  await userEvent.click(retry);

  expect(await screen.findByRole("button", { name: "Add to Cart" })).toBeInTheDocument();
  expect(calls.filter(({ path }) => STATE.includes(path))).toHaveLength(1);
  expect(calls.filter(({ path }) => FORMATS.includes(path))).toHaveLength(2);
});
