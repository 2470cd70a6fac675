import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import { routes } from "../routes.ts";
import { EMPTY_DRAFT, replaceDraft } from "../shared/design-model/design-draft-store.ts";
import { CATEGORIES, designResponses, FUNCTIONS, SUMMARY } from "../testing/api-responses.ts";
import { chooseOption } from "../testing/designer-actions.ts";
import { aCategory, aDesignRange, aFunction, aProduct } from "../testing/samples.ts";

beforeEach(() => replaceDraft(EMPTY_DRAFT));

const bar = async () => within(await screen.findByRole("region", { name: "Price, lead time and size" }));
const figure = async (name: string) => (await bar()).getByText(name).nextElementSibling;

it("shows ranges from the first step on, and narrows them with each choice", async () => {
  fakeApi({
    ...designResponses(),
    [CATEGORIES]: [
      aCategory(),
      aCategory({
        category_id: 2,
        category_name: "RNAi",
        range: aDesignRange({
          from_price: { min: 95, max: 450 },
          lead_time: { min_days: 1, max_days: 15 },
          insert_bp: { min: 300, max: 6000 },
          levels: { best: "fine", worst: "fine" },
        }),
      }),
    ],
    [FUNCTIONS]: [aFunction()],
  });
  visit("/design", routes);

  expect(await figure("Price from")).toHaveTextContent("$95–$609");
  expect(await figure("Lead time")).toHaveTextContent("1–15 business days");
  expect(await figure("Size")).toHaveTextContent("0.3–9.7 kb");
  expect(await figure("Fit")).toHaveTextContent("depends on the parts");

  await chooseOption("RNAi");

  expect(await figure("Price from")).toHaveTextContent("$95–$450");
  expect(await figure("Fit")).toHaveTextContent("fits");
});

it("shows the price, lead time and size of a complete design", async () => {
  const product = aProduct({
    product_sku: "CA-LA-CMXXPC-H00001",
    selection_marker_name: "Puro",
    target_sequence: "H00001",
    gene_symbol: "TP53",
    from_price: 505,
    cargo: { insert_bp: 8800, level: "lower_titre", message: "A lower titer is to be expected." },
  });
  fakeApi({ ...designResponses(), [SUMMARY("CA-LA-CMXXPC-H00001")]: product });
  visit("/design?sku=CA-LA-CMXXPC-H00001", routes);

  expect(await figure("Price from")).toHaveTextContent("$505.00");
  expect(await figure("Lead time")).toHaveTextContent("10–12 business days");
  expect(await figure("Size")).toHaveTextContent("8.8 kb");
  expect(await figure("Fit")).toHaveTextContent("lower titer");
});
