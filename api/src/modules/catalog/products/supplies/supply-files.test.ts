import { readSupplyFiles } from "./read-supply-files.ts";
import { checkAscendingSizes, checkRelatedSupplies, newestSupplies, readSupplies } from "./supply-files.ts";

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

it.each(["TR-1001", "TR-9999"])("refuses %s as related to TR-1001", (number) => {
  const [supply, ...others] = readSupplyFiles();
  if (!supply) throw new Error("There are no supplies.");
  const texts = { ...supply.texts, related: { [number]: "Transfects" } };

  expect(() => checkRelatedSupplies([{ ...supply, texts }, ...others])).toThrow(
    `supplies.yaml: TR-1001: ${number} must be another supply`,
  );
});

it("states composition or strain of every supply, in a table of its specifications", () => {
  for (const { row } of readSupplies()) {
    expect([row.catalogNumber, row.keyFeatures]).toEqual([
      row.catalogNumber,
      expect.stringMatching(/<table>[\s\S]*<td>(Composition|Strain)<\/td>/),
    ]);
  }
});

it.each<[string, string, Record<string, number>, RegExp]>([
  ["TR-1001", "Lipid transfection reagent", { "0.3 mL": 89, "1 mL": 249, "5×1 mL": 1095 }, /4\s°C/],
  ["TR-1002", "PEI transfection reagent", { "1 mL": 65, "5 mL": 245 }, /4\s°C/],
  ["TR-1003", "Polybrene 10 mg/mL", { "1 mL": 39 }, /−20\s°C/],
  ["LV-6001", "Lentivirus packaging mix", { "20 rxn": 295, "50 rxn": 645 }, /−20\s°C/],
  ["LV-6002", "Lentivirus concentrator 5×", { "100 mL": 145 }, /4\s°C/],
  ["QP-2001", "SYBR qPCR mix 2×", { "1 mL": 49, "5 mL": 195, "25 mL": 845 }, /−20\s°C/],
  ["QP-2002", "Probe qPCR mix 2×", { "1 mL": 59, "5 mL": 235 }, /−20\s°C/],
  ["QP-2003", "One-step cDNA mix", { "50 rxn": 119, "200 rxn": 395 }, /−20\s°C/],
  ["DM-3001", "1 kb DNA marker", { "250 µL": 59, "5×250 µL": 249 }, /4\s°C/],
  ["DM-3002", "100 bp DNA marker", { "250 µL": 55 }, /4\s°C/],
  ["PM-4001", "Prestained protein marker 10–180 kDa", { "250 µL": 79, "2×250 µL": 139 }, /−20\s°C/],
  ["PM-4002", "Unstained protein marker", { "250 µL": 69 }, /−20\s°C/],
  ["AB-5001", "Puromycin 10 mg/mL", { "1 mL": 45, "10×1 mL": 295 }, /−20\s°C/],
  ["AB-5002", "Blasticidin 10 mg/mL", { "1 mL": 59 }, /−20\s°C/],
  ["AB-5003", "G418 50 mg/mL", { "20 mL": 95 }, /4\s°C/],
  ["AB-5004", "Doxycycline 10 mg/mL", { "1 mL": 35 }, /−20\s°C in the dark/],
  ["AB-5005", "Hygromycin B 50 mg/mL", { "20 mL": 95 }, /4\s°C/],
  ["AB-5006", "Zeocin 100 mg/mL", { "1.25 mL": 65 }, /−20\s°C in the dark/],
  ["PB-6101", "hyPBase helper plasmid", { "10 µg": 95 }, /−20\s°C/],
  ["AV-6201", "AAV helper and Rep/Cap plasmids", { "2×10 µg": 195 }, /−20\s°C/],
  ["CT-7001", "recA⁻ competent cells", { "10×50 µL": 129 }, /−80\s°C/],
])("sells %s, %s, in its sizes", (catalogNumber, name, prices, storage) => {
  const supply = readSupplies().find(({ row }) => row.catalogNumber === catalogNumber);

  expect(supply?.row.name).toBe(name);
  expect(supply?.row.storageInfo).toMatch(storage);
  expect(supply?.sizes.map(({ unitSize, listCents }) => [unitSize, listCents / 100])).toEqual(
    Object.entries(prices),
  );
});

it("features at least five supplies, however long ago the others were introduced", () => {
  const introducedIn = (year: number, i: number) => {
    const [supply] = readSupplyFiles();
    if (!supply) throw new Error("There are no supplies.");
    return { ...supply, catalogNumber: `TR-${i}`, texts: { ...supply.texts, introduced: `${year}-11-16` } };
  };
  const supplies = [2020, 2026, 2021, 2022, 2023, 2024, 2019].map(introducedIn);

  const years = newestSupplies(supplies).map(({ texts }) => texts.introduced.slice(0, 4));

  expect(years).toEqual(["2026", "2024", "2023", "2022", "2021"]);
  expect(newestSupplies([2026, 2026, 2026, 2026, 2026, 2026].map(introducedIn))).toHaveLength(6);
});
