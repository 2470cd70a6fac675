import { checkAscendingSizes, readSupplies } from "./supply-files.ts";

const aSize = (unitSize: string, position: number, unitCents: number) => ({
  catalogNumber: "TR-1001",
  unitSize,
  position,
  listCents: 1095_00,
  unitCents,
  leadDays: 3,
});

it("never sells a larger size for less than a smaller one", () => {
  for (const { sizes } of readSupplies()) {
    const prices = sizes.map(({ unitCents }) => unitCents);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }
});

it("refuses a discount that makes a larger size cheaper than a smaller one", () => {
  expect(() => checkAscendingSizes([aSize("1 mL", 0, 249_00), aSize("5×1 mL", 1, 248_99)])).toThrow(
    "supplies.csv: TR-1001: 5×1 mL must not cost less than 1 mL",
  );
});

it.each([
  ["AB-5005", "Hygromycin B 50 mg/mL", "20 mL", 95_00],
  ["AB-5006", "Zeocin 100 mg/mL", "1.25 mL", 65_00],
  ["PB-6101", "hyPBase helper plasmid", "10 µg", 95_00],
  ["AV-6201", "AAV helper and Rep/Cap plasmids", "2×10 µg", 195_00],
])("sells %s, %s, in %s for %d cents", (catalogNumber, name, unitSize, listCents) => {
  const supply = readSupplies().find(({ row }) => row.catalogNumber === catalogNumber);

  expect(supply).toMatchObject({ row: { name }, sizes: [{ unitSize, listCents, unitCents: listCents }] });
});
