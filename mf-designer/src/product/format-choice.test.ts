import { aFormat, aProduct, TEMPLATE_SKU } from "../testing-answers.ts";
import { initialChoices, linesOf, selectedOptions, sumOf } from "./format-choice.ts";

const particles = (size: string, unit_price: number | null) =>
  aFormat({
    product_sku: `${TEMPLATE_SKU}-${size}`,
    delivery_format_name: "Lentivirus particles",
    product_format_description: size,
    unit_price,
    list_price: unit_price,
    adjusted_price: unit_price,
  });
const formats = {
  "Plasmid DNA": [aFormat()],
  "Lentivirus particles": [particles("LP07", 804.1), particles("LP08", 1204.2), particles("LP09", null)],
};

it("begins with the first option of each format and nothing selected", () => {
  expect(initialChoices(formats, TEMPLATE_SKU)).toEqual({
    "Plasmid DNA": { isSelected: false, index: 0, quantity: 1 },
    "Lentivirus particles": { isSelected: false, index: 0, quantity: 1 },
  });
});

it("selects the format that the SKU itself names, if it has a price", () => {
  const at = (sku: string) => initialChoices(formats, `${TEMPLATE_SKU}-${sku}`)["Lentivirus particles"];

  expect(at("LP08")).toEqual({ isSelected: true, index: 1, quantity: 1 });
  expect(at("LP09")).toEqual({ isSelected: false, index: 2, quantity: 1 });
});

it("takes what is selected and has a price", () => {
  const choice = (index: number, isSelected = true) => ({ isSelected, index, quantity: 2 });

  const names = (choices: Parameters<typeof selectedOptions>[1]) =>
    selectedOptions(formats, choices).map(({ option }) => option.product_sku);
  expect(names({ "Plasmid DNA": choice(0), "Lentivirus particles": choice(1) })).toEqual([
    `${TEMPLATE_SKU}-PD05`,
    `${TEMPLATE_SKU}-LP08`,
  ]);
  expect(names({ "Plasmid DNA": choice(0, false), "Lentivirus particles": choice(2) })).toEqual([]);
});

it("sums to the cent", () => {
  const choices = { "Lentivirus particles": { isSelected: true, index: 0, quantity: 3 } };
  expect(sumOf(selectedOptions(formats, choices))).toBe(2412.3);
});

it("sends a line for each format, with its size in the name and its design", () => {
  const choices = { "Plasmid DNA": { isSelected: true, index: 0, quantity: 4 } };

  expect(linesOf(aProduct(), selectedOptions(formats, choices))).toEqual([
    {
      quantity: 4,
      cart_item: {
        product_sku: `${TEMPLATE_SKU}-PD05`,
        product_name: "CRISPRa Lenti-AIO Kit, 5 µg",
        unit_size: "5 µg",
        price: 409,
        adjusted_price: 409,
        url: `/products/item/${TEMPLATE_SKU}-PD05`,
        ready_status: "No",
        delivery_format_name: "Plasmid DNA",
        product_category: "CRISPR",
        function_type_name: "CRISPRa",
        structure_type_name: "Lenti-AIO",
        promoter_name: "PCMV",
        protein_tag_name: "None",
        fluorescene_marker_name: "None",
        selection_marker_name: "None",
        bacterial_marker_name: "CAM",
        target_sequence: "XXXXXX",
      },
    },
  ]);
});
