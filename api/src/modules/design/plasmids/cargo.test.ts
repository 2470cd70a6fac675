import { parseSku } from "@ligate/contract/design/sku";
import fc from "fast-check";
import { aGene, anyDesign } from "../../../testing/designs.ts";
import { designProblem } from "../check-design.ts";
import { formatRows } from "../pricing/format-rows.ts";
import { designFromCodes } from "../resolve-design.ts";
import { type Target, TEMPLATE } from "../target.ts";
import { measureCargo } from "./cargo.ts";

const read = (sku: string, target: Target = aGene()) => {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return designFromCodes(codes, target);
};

it("warns of a lower titer for the test design of 8.8 kb", () => {
  expect(measureCargo(read("CA-LA-CMXXPC-XXXXXX", TEMPLATE))).toEqual({
    insert_bp: 8806,
    level: "lower_titre",
    message: "8.81 kb from LTR to LTR: a lower titer is to be expected than below 8.0 kb.",
  });
});

it("sells a lentiviral plasmid that is too large, but not its particles", () => {
  const design = read("CA-LA-CMXGPC-H00001");
  const rows = formatRows(design);

  const message =
    "9.58 kb from LTR to LTR is over the 9.2 kb that packages well. Drop EGFP and it is 8.81 kb.";
  expect(measureCargo(design)).toEqual({ insert_bp: 9580, level: "too_large", message });
  expect(rows.filter(({ sku }) => sku.includes("-PD")).every(({ unitCents }) => unitCents)).toBe(true);
  for (const row of rows.filter(({ format }) => format.prefix === "LP")) {
    expect(row).toMatchObject({ listCents: null, unitCents: null });
  }
  expect(rows.find(({ option }) => option.code === "LP07")?.reason).toBe(message);
});

it.each([
  [
    "KO-AV-CMXGXA-H00001",
    "5.44 kb from ITR to ITR is over the 4.7 kb that packages well. Drop EGFP and it is 4.66 kb.",
  ],
  [
    "KD-AV-CMHOXA-H00001",
    "5.88 kb from ITR to ITR is over the 4.7 kb that packages well. Drop tdTomato and it is 4.39 kb.",
  ],
])("rejects %s and says which part to remove", (sku, message) => {
  expect(() => read(sku)).toThrow(message);
});

it("suggests a shorter promoter if that is enough, otherwise another structure", () => {
  expect(() => read("OE-AV-CMXXXA-H00001", aGene({ codingBp: 3800 }))).toThrow(
    "Take PEFS instead of PCMV and it is 4.53 kb.",
  );
  expect(() => read("OE-AV-CMXXXA-H00001", aGene({ codingBp: 5592 }))).toThrow(
    "Choose another structure type",
  );
});

it.each([
  [8000, "fine"],
  [8001, "lower_titre"],
  [9200, "lower_titre"],
  [9201, "too_large"],
])("rates %d bp from LTR to LTR as %s", (insert_bp, level) => {
  const vector_bp = 2077;

  const design = read("OE-LV-CMXXXA-H00001", aGene({ codingBp: insert_bp - vector_bp }));

  expect(measureCargo(design)).toMatchObject({ insert_bp, level });
});

it("accepts up to 15 kb in piggyBac", () => {
  expect(measureCargo(read("OE-PB-CMXXXK-H00001", aGene({ codingBp: 11_058 }))).level).toBe("fine");
  expect(() => read("OE-PB-CMXXXK-H00001", aGene({ codingBp: 14_000 }))).toThrow(
    "15.0 kb that transposes well",
  );
});

it("counts what lies between the ends of the backbone in a plain plasmid", () => {
  expect(measureCargo(read("OE-SP-CMXXXA-H00001"))).toEqual({
    insert_bp: 589 + 6 + 1182 + 225,
    level: "fine",
  });
});

it("counts the donor and not the nuclease plasmid beside it", () => {
  const donor = 800 + 500 + 6 + 60 + 225 + 800;

  expect(measureCargo(read("KI-SP-PGXXXA-H00001")).insert_bp).toBe(donor);
  expect(measureCargo(read("KI-AV-PGXXXA-H00001")).insert_bp).toBe(141 + donor + 141);
});

it("counts the longer vector of a Lenti kit", () => {
  expect(measureCargo(read("KO-LV-CMXGPA-H00001")).insert_bp).toBe(1482 + 589 + 6 + 4104 + 48 + 57 + 399);
});

it("says that the size is without a reading frame of unknown length", () => {
  const unknown = aGene({ codingBp: null });

  expect(measureCargo(read("OE-LV-CMXXPA-H00001", unknown))).toEqual({
    insert_bp: 1482 + 589 + 6 + 57 + 600,
    level: "fine",
    message: "2.73 kb from LTR to LTR without the reading frame, whose length is not on file.",
  });
});

it("counts the insert of a knock-in by the length that the customer specifies", () => {
  const design = read("KI-AV-ENXGXA-H00001");

  expect(measureCargo(design, { insert: "C".repeat(1000) }).insert_bp).toBe(
    measureCargo(design).insert_bp - 60 + 1000,
  );
  expect(designProblem(design, { insert: "C".repeat(1759) })).toBeUndefined();
  expect(designProblem(design, { insert: "C".repeat(1760) })).toBe(
    "4,701 bp from ITR to ITR is 1 bp over the 4.7 kb that packages well. Shorten the insert by at least 1 bp, or drop EGFP and it is 3.93 kb.",
  );
});

it("advises to shorten an insert that alone is too long", () => {
  expect(designProblem(read("KI-AV-ENXXXA-H00001"), { insert: "C".repeat(4000) })).toMatch(
    /^6\.\d+ kb from ITR to ITR is over the 4\.7 kb .+ Shorten the insert by at least 1,\d{3} bp, or choose another structure/,
  );
});

it("does not advise to drop a marker that the kit needs", () => {
  const { message } = measureCargo(read("CA-LV-CGXGXA-H00001"));

  expect(message).toBe(
    "9.34 kb from LTR to LTR is over the 9.2 kb that packages well. Take PEFS instead of PCAG and it is 7.88 kb.",
  );
});

describe("every design", () => {
  it("is rejected in AAV only above 4.7 kb", () => {
    const inAav = anyDesign.filter(({ structure }) => structure.symbol === "AV");
    fc.assert(
      fc.property(inAav, (design) => {
        const rejected = designProblem(design)?.includes("from ITR to ITR") ?? false;
        const isOtherwiseValid = !designProblem(design) || rejected;

        if (isOtherwiseValid) expect(rejected).toBe(measureCargo(design).insert_bp > 4700);
      }),
    );
  });

  it("has no price for lentivirus particles above 9.2 kb", () => {
    const inLentivirus = anyDesign.filter(({ structure }) => ["LV", "LA"].includes(structure.symbol));
    fc.assert(
      fc.property(inLentivirus, (design) => {
        const particles = formatRows(design).filter(({ format }) => format.prefix === "LP");

        if (measureCargo(design).insert_bp > 9200) {
          expect(particles.every(({ unitCents, reason }) => unitCents === null && reason)).toBe(true);
        }
      }),
    );
  });
});
