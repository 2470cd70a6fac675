import { parseSku } from "@ligate/contract/design/sku";
import fc from "fast-check";
import { aGene, anyDesign } from "../../testing/designs.ts";
import { measureCargo } from "./cargo.ts";
import { designProblem } from "./check-design.ts";
import { formatRows } from "./pricing/format-rows.ts";
import { designFromCodes } from "./resolve-design.ts";
import { type Target, TEMPLATE } from "./target.ts";

const read = (sku: string, target: Target = aGene()) => {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return designFromCodes(codes, target);
};

/** From LTR to LTR without a payload. */
const LENTI_BP = 2721;
const KOZAK = 6;

it("says what to change in the test design of 10.0 kb", () => {
  expect(measureCargo(read("CA-LA-CMXXPC-XXXXXX", TEMPLATE))).toEqual({
    insert_bp: LENTI_BP + (249 + 96 + 6) + 589 + KOZAK + 4104 + 1569 + 48 + 57 + 600,
    level: "too_large",
    message:
      "10.05 kb from LTR to LTR is over the 9.2 kb that packages well. Take two vectors (Lenti), or piggyBac.",
  });
});

it("warns of a lower titer above 8.5 kb", () => {
  expect(measureCargo(read("KO-LA-ESXGPC-H00001"))).toEqual({
    insert_bp: 8870,
    level: "lower_titre",
    message: "8.87 kb from LTR to LTR: a lower titer is to be expected than below 8.5 kb.",
  });
});

it("sells a lentiviral plasmid that is too large, but not its particles", () => {
  const design = read("KO-LA-CMXOPC-H00001");
  const rows = formatRows(design);

  expect(measureCargo(design)).toEqual({
    insert_bp: 9958,
    level: "too_large",
    message:
      "9.96 kb from LTR to LTR is over the 9.2 kb that packages well. Drop tdTomato and it is 8.48 kb.",
  });
  expect(rows.filter(({ sku }) => sku.includes("-PD")).every(({ unitCents }) => unitCents)).toBe(true);
  for (const row of rows.filter(({ format }) => format.prefix === "LP")) {
    expect(row).toMatchObject({ listCents: null, unitCents: null });
  }
});

it.each([
  [
    "KO-AV-CMXGXA-H00001",
    "5.44 kb from ITR to ITR is over the 5.0 kb that packages well. Drop EGFP and it is 4.66 kb.",
  ],
  [
    "KD-AV-CMHOXA-H00001",
    "5.87 kb from ITR to ITR is over the 5.0 kb that packages well. Drop tdTomato and it is 4.39 kb.",
  ],
])("rejects %s and says which part to remove", (sku, message) => {
  expect(() => read(sku)).toThrow(message);
});

it("suggests a shorter promoter if that is enough, otherwise another structure", () => {
  expect(() => read("OE-AV-CMXXXA-H00001", aGene({ codingBp: 4000 }))).toThrow(
    "Use PEFS instead of PCMV and it is 4.73 kb.",
  );
  expect(() => read("OE-AV-CMXXXA-H00001", aGene({ codingBp: 5592 }))).toThrow(
    "Choose another structure type",
  );
});

it.each([
  ["OE-LV-CMXXXA-H00001", 8500, "fine"],
  ["OE-LV-CMXXXA-H00001", 8501, "lower_titre"],
  ["OE-LV-CMXXXA-H00001", 9200, "lower_titre"],
  ["OE-LV-CMXXXA-H00001", 9201, "too_large"],
  ["OE-AV-CMXXXA-H00001", 4700, "fine"],
  ["OE-AV-CMXXXA-H00001", 4701, "lower_titre"],
  ["OE-AV-CMXXXA-H00001", 5000, "lower_titre"],
])("rates %s of %d bp from end to end as %s", (sku, insert_bp, level) => {
  const around = measureCargo(read(sku, aGene({ codingBp: 3 }))).insert_bp - 3;

  const design = read(sku, aGene({ codingBp: insert_bp - around }));

  expect(measureCargo(design)).toMatchObject({ insert_bp, level });
});

it("says of an AAV above 4.7 kb that a part of the genomes is truncated", () => {
  expect(measureCargo(read("OE-AV-CMXXXA-H00001", aGene({ codingBp: 3700 }))).message).toBe(
    "4.8 kb from ITR to ITR: a part of the genomes is truncated above 4.7 kb.",
  );
});

it("accepts up to 15 kb in piggyBac", () => {
  expect(measureCargo(read("OE-PB-CMXXXK-H00001", aGene({ codingBp: 11_058 }))).level).toBe("fine");
  expect(() => read("OE-PB-CMXXXK-H00001", aGene({ codingBp: 14_000 }))).toThrow(
    "15.0 kb that transposes well",
  );
});

it("counts what lies between the ends of the backbone in a plain plasmid", () => {
  expect(measureCargo(read("OE-SP-CMXXXA-H00001"))).toEqual({
    insert_bp: 589 + KOZAK + 1182 + 225,
    level: "fine",
  });
});

it("counts the donor and not the nuclease plasmid beside it", () => {
  const donor = 800 + 500 + KOZAK + 60 + 225 + 800;

  expect(measureCargo(read("KI-SP-PGXXXA-H00001")).insert_bp).toBe(donor);
  expect(measureCargo(read("KI-AV-PGXXXA-H00001")).insert_bp).toBe(141 + donor + 141);
});

it("counts the ends of a piggyBac", () => {
  expect(measureCargo(read("OE-PB-CMXXXK-H00001")).insert_bp).toBe(799 + 589 + KOZAK + 1182 + 225);
});

it("counts the longer vector of a Lenti kit", () => {
  expect(measureCargo(read("KO-LV-CMXGPA-H00001")).insert_bp).toBe(
    LENTI_BP + 589 + KOZAK + 4104 + 48 + 57 + 399,
  );
});

it("says that the size is without a reading frame of unknown length", () => {
  const unknown = aGene({ codingBp: null });

  expect(measureCargo(read("OE-LV-CMXXPA-H00001", unknown))).toEqual({
    insert_bp: LENTI_BP + 589 + KOZAK + 57 + 600,
    level: "fine",
    message: "3.97 kb from LTR to LTR without the reading frame, whose length is not on file.",
  });
});

it("counts the insert of a knock-in by the length that the customer specifies", () => {
  const design = read("KI-AV-ENXGXA-H00001");

  expect(measureCargo(design, { insert: "C".repeat(1000) }).insert_bp).toBe(
    measureCargo(design).insert_bp - 60 + 1000,
  );
  expect(designProblem(design, { insert: "C".repeat(2062) })).toBeUndefined();
  expect(designProblem(design, { insert: "C".repeat(2063) })).toBe(
    "5,001 bp from ITR to ITR is 1 bp over the 5.0 kb that packages well. Shorten the insert by at least 1 bp, or drop EGFP and it is 4.23 kb.",
  );
});

it("advises to shorten an insert that alone is too long", () => {
  expect(designProblem(read("KI-AV-ENXXXA-H00001"), { insert: "C".repeat(4000) })).toMatch(
    /^6\.\d+ kb from ITR to ITR is over the 5\.0 kb .+ Shorten the insert by at least 1,\d{3} bp, or choose another structure/,
  );
});

it("does not advise to drop a marker that the kit needs", () => {
  const { message } = measureCargo(read("CA-LV-CGXGXA-H00001"));

  expect(message).toBe(
    "10.58 kb from LTR to LTR is over the 9.2 kb that packages well. Use PEFS instead of PCAG and it is 9.12 kb.",
  );
});

describe("every design", () => {
  it("is rejected in AAV only above 5.0 kb", () => {
    const inAav = anyDesign.filter(({ structure }) => structure.symbol === "AV");
    fc.assert(
      fc.property(inAav, (design) => {
        const rejected = designProblem(design)?.includes("from ITR to ITR") ?? false;
        const isOtherwiseValid = !designProblem(design) || rejected;

        if (isOtherwiseValid) expect(rejected).toBe(measureCargo(design).insert_bp > 5000);
      }),
    );
  });

  it("has no price for lentivirus particles above 9.2 kb, and for the larger amount above 8.5 kb", () => {
    const inLentivirus = anyDesign.filter(({ structure }) => ["LV", "LA"].includes(structure.symbol));
    fc.assert(
      fc.property(inLentivirus, (design) => {
        const particles = formatRows(design).filter(({ format }) => format.prefix === "LP");
        const { insert_bp } = measureCargo(design);
        const byQuote = (code: string) =>
          particles.some(({ option, unitCents }) => option.code === code && unitCents === null);

        if (insert_bp > 8500) expect(byQuote("LP08")).toBe(true);
        if (insert_bp > 9200) expect(byQuote("LP07")).toBe(true);
        for (const { unitCents, reason } of particles) expect(unitCents === null).toBe(Boolean(reason));
      }),
    );
  });
});
