import type { DesignState } from "@ligate/contract/design/state-schemas";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import { routes } from "../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../shared/design-model/design-draft-store.ts";
import { designResponses, STATE } from "../testing/api-responses.ts";
import { answerState, type StateCall } from "../testing/design-state.ts";
import { chooseOption } from "../testing/designer-actions.ts";
import { aDesignRange, aProduct } from "../testing/samples.ts";

beforeEach(() => replaceDraft(EMPTY_DRAFT));

const bar = async () => within(await screen.findByRole("region", { name: "Price, lead time and size" }));
const figure = async (name: string) => (await bar()).getByText(name).nextElementSibling;

it("shows ranges from the first step on, and narrows them with each choice", async () => {
  const all = aDesignRange({
    from_price: { min: 95, max: 609 },
    plasmid: { amount: "5 µg", price: { min: 117, max: 649 } },
    particles: { price: { min: 590, max: 1044 } },
    lead_time: { min_days: 1, max_days: 15 },
    insert_bp: { min: 300, max: 9700 },
  });
  const narrower = {
    ...all,
    plasmid: { amount: "5 µg", price: { min: 117, max: 490 } },
    particles: { price: null },
    levels: { best: "fine", worst: "fine" },
  };
  fakeApi({
    ...designResponses(),
    [STATE]: ({ query }: StateCall) =>
      answerState({ range: query.has("category") ? narrower : all } as Partial<DesignState>)({ query }),
  });
  visit("/design", routes);

  expect(await figure("Plasmid 5 µg")).toHaveTextContent("$117–$649");
  expect(await figure("Particles")).toHaveTextContent("from $590");
  expect(await figure("Lead time")).toHaveTextContent("1–15 business days");
  expect(await figure("Size")).toHaveTextContent("0.3–9.7 kb");
  expect(await figure("Fit")).toHaveTextContent("depends on the parts");

  await chooseOption("Overexpression");

  await waitFor(async () => expect(await figure("Plasmid 5 µg")).toHaveTextContent("$117–$490"));
  expect(await figure("Particles")).toHaveTextContent("by request");
  expect(await figure("Fit")).toHaveTextContent("fits");
});

it("shows the price, lead time and size of a complete design", async () => {
  const product = aProduct({
    product_sku: "CA-LA-CMXXPC-H00001",
    selection_marker_name: "Puro",
    target_sequence: "H00001",
    gene_symbol: "TP53",
    cargo: { insert_bp: 8800, level: "lower_titre", message: "A lower titer is to be expected." },
  });
  const range = aDesignRange({
    plasmid: { amount: "5 µg", price: { min: 505, max: 505 } },
    insert_bp: { min: 8800, max: 8800 },
    levels: { best: "lower_titre", worst: "lower_titre" },
  });
  fakeApi({ ...designResponses(), [STATE]: answerState({ product, range }) });
  visit("/design?sku=CA-LA-CMXXPC-H00001", routes);

  expect(await figure("Plasmid 5 µg")).toHaveTextContent("$505");
  expect((await bar()).queryByText("Particles")).not.toBeInTheDocument();
  expect(await figure("Lead time")).toHaveTextContent("10–12 business days");
  expect(await figure("Size")).toHaveTextContent("8.8 kb");
  expect(await figure("Fit")).toHaveTextContent("near the limit");
});

it("shows the lowest price of all formats of an older API", async () => {
  fakeApi(designResponses());
  visit("/design", routes);

  expect(await figure("Price from")).toHaveTextContent("$369–$609");
});
