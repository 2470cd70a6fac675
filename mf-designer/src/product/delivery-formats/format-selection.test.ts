import { aFormat, aProduct, TEMPLATE_SKU } from "../../testing/samples.ts";
import { initialSelections, selectedOptions, toCartLines, totalCents } from "./format-selection.ts";

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

it("starts with the first option of each format and nothing selected", () => {
  expect(initialSelections(formats, TEMPLATE_SKU)).toEqual({
    "Plasmid DNA": { isSelected: false, optionIndex: 0, quantity: 1 },
    "Lentivirus particles": { isSelected: false, optionIndex: 0, quantity: 1 },
  });
});

it("selects the format option with the SKU, if it has a price", () => {
  const at = (sku: string) => initialSelections(formats, `${TEMPLATE_SKU}-${sku}`)["Lentivirus particles"];

  expect(at("LP08")).toEqual({ isSelected: true, optionIndex: 1, quantity: 1 });
  expect(at("LP09")).toEqual({ isSelected: false, optionIndex: 2, quantity: 1 });
});

it("returns the selected options that have a price", () => {
  const selection = (optionIndex: number, isSelected = true) => ({ isSelected, optionIndex, quantity: 2 });

  const names = (selections: Parameters<typeof selectedOptions>[1]) =>
    selectedOptions(formats, selections).map(({ option }) => option.product_sku);
  expect(names({ "Plasmid DNA": selection(0), "Lentivirus particles": selection(1) })).toEqual([
    `${TEMPLATE_SKU}-PD05`,
    `${TEMPLATE_SKU}-LP08`,
  ]);
  expect(names({ "Plasmid DNA": selection(0, false), "Lentivirus particles": selection(2) })).toEqual([]);
});

it("adds prices in cents", () => {
  const selections = { "Lentivirus particles": { isSelected: true, optionIndex: 0, quantity: 3 } };
  expect(totalCents(selectedOptions(formats, selections))).toBe(241_230);
});

it("creates a cart line per format, with the size in the name and the design fields", () => {
  const selections = { "Plasmid DNA": { isSelected: true, optionIndex: 0, quantity: 4 } };

  expect(toCartLines(aProduct(), selectedOptions(formats, selections), new Map())).toEqual([
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

it("adds what was specified for a format to its line", () => {
  const selections = { "Plasmid DNA": { isSelected: true, optionIndex: 0, quantity: 1 } };
  const specification = { terminus: "C" } as const;
  const specifications = new Map([[`${TEMPLATE_SKU}-PD05`, specification]]);

  const [line] = toCartLines(aProduct(), selectedOptions(formats, selections), specifications);

  expect(line?.cart_item.specification).toEqual(specification);
});
