import { parseSku } from "@ligate/contract/design/sku";
import fc from "fast-check";
import { aGene, anyDesign } from "../../../testing/designs.ts";
import { formats } from "../data/design-data.ts";
import { buildPlasmids } from "../plasmids/plasmids.ts";
import { formatRows } from "../pricing/format-rows.ts";
import { designFromCodes } from "../resolve-design.ts";
import type { Target } from "../target.ts";
import { getBoxContents } from "./box-contents.ts";
import { checkKitsBox, kitsBox } from "./kits-box.ts";
import { neededSupplies } from "./needed-supplies.ts";

function read(sku: string, target: Target = aGene()) {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return designFromCodes(codes, target);
}

describe("the box", () => {
  it("holds a tube of each plasmid, in the amount of the option", () => {
    const design = read("KO-SP-CMXXXA-H00001");
    const [cas, guide] = buildPlasmids(design).map(({ name }) => name);

    expect(getBoxContents(design, "PD20")).toEqual([
      { name: cas, amount: "1 tube, 20 µg" },
      { name: guide, amount: "1 tube, 20 µg" },
    ]);
    expect(getBoxContents(design, "GS01")[0]).toEqual({
      name: `Glycerol stock of ${cas}`,
      amount: "1 tube, 0.5 mL",
    });
  });

  it("holds reagent and control in a transfection-ready kit, for piggyBac the helper plasmid as well", () => {
    const namesOf = (sku: string) => getBoxContents(read(sku), "TK01").map(({ name }) => name);

    expect(namesOf("OE-SP-CMXXXA-H00001").slice(1)).toEqual([
      "Lipid transfection reagent",
      "Transfection control (EGFP plasmid)",
    ]);
    expect(namesOf("OE-PB-CMXXPK-H00001").slice(1)).toEqual([
      "hyPBase helper plasmid",
      "Lipid transfection reagent",
      "Transfection control (EGFP plasmid)",
    ]);
  });

  it("holds particles of each vector", () => {
    expect(getBoxContents(read("KO-LV-CMXXPA-H00001"), "LP07")).toEqual([
      { name: expect.stringMatching(/^Lentivirus particles of pLV/), amount: "1 tube, 1 mL, ≥1×10⁷ TU" },
      { name: expect.stringMatching(/^Lentivirus particles of pLV/), amount: "1 tube, 1 mL, ≥1×10⁷ TU" },
    ]);
  });

  it("holds the Cas9 plasmid of an AAV donor as DNA, because no AAV packages it", () => {
    expect(getBoxContents(read("KI-AV-PGXXXA-H00001"), "VP12").map(({ name }) => name)).toEqual([
      expect.stringMatching(/^AAV particles of pAAV/),
      expect.stringMatching(/^pSP.*, endotoxin-free$/),
    ]);
  });

  it("names the donor of the terminus that is tagged", () => {
    const nameOf = (...args: Parameters<typeof getBoxContents>) => getBoxContents(...args)[0]?.name;
    const design = read("KT-SP-ENFGPA-H00001");

    expect(nameOf(design, "PD10")).toBe("pSP[KT]-Puro-HDR(hTP53)>FLAG:EGFP");
    expect(nameOf(design, "PD10", { terminus: "C" })).toBe("pSP[KT]-Puro-HDR(hTP53)>FLAG:EGFP");
    expect(nameOf(design, "PD10", { terminus: "N" })).toBe("pSP[KT]-HDR(hTP53)>Puro:P2A:FLAG:EGFP:hTP53");
  });

  it("holds vials of cells with all vectors", () => {
    const box = getBoxContents(read("KO-LV-CMXXPA-H00001"), "CL02");

    expect(box).toEqual([
      {
        name: expect.stringMatching(/^Cells with pLV\[KO\].* and pLV\[KO\].*, on dry ice$/),
        amount: "2 vials, 1×10⁶ cells each",
      },
    ]);
  });

  it("is listed for every option of every design", () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        for (const { option } of formatRows(design)) {
          const box = getBoxContents(design, option.code);
          expect(box.length).toBeGreaterThan(0);
          for (const { name, amount } of box) {
            expect(name).not.toMatch(/[{}]/);
            expect(amount).not.toBe("");
          }
        }
      }),
    );
  });
});

describe("what is needed beside a kit", () => {
  it.each<[string, string, string[]]>([
    ["KO-SP-CMXXXA-H00001", "PD", ["TR-1001"]],
    ["KO-SP-CMXXXA-H00001", "TK", []],
    ["OE-PB-CMXXHA-H00001", "PD", ["TR-1001", "PB-6101", "AB-5005"]],
    ["OE-PB-CMXXEA-H00001", "TK", ["AB-5006"]],
    ["OE-LV-CMXXPA-H00001", "PD", ["TR-1001", "LV-6001", "TR-1003", "AB-5001"]],
    ["OE-LV-CMXXPA-H00001", "LP", ["TR-1003", "AB-5001"]],
    ["OE-LV-CMXXNA-H00001", "CL", ["AB-5003"]],
    ["OE-AV-CMXXXA-H00001", "PD", ["TR-1001", "AV-6201"]],
    ["OE-AV-CMXXXA-H00001", "VP", []],
    ["KI-AV-ENXXXA-H00001", "VP", ["TR-1001"]],
    ["KT-AV-ENFXXA-H00001", "VP", ["TR-1001"]],
    ["IE-LA-T3XXPC-H00001", "LP", ["TR-1003", "AB-5004", "AB-5001"]],
    ["IR-PB-HTXXPK-H00001", "CL", ["AB-5004", "AB-5001"]],
  ])("for %s as %s: %j", (sku, prefix, expected) => {
    expect(neededSupplies(read(sku), prefix).map(({ catalogNumber }) => catalogNumber)).toEqual(expected);
  });

  it("includes the antibiotic of the vector whose marker is not chosen", () => {
    const antibiotics = neededSupplies(read("KO-LV-CMXXPA-H00001"), "LP").slice(1);

    expect(antibiotics).toEqual([
      { catalogNumber: "AB-5002", reason: "It selects the cells that carry Blast." },
      { catalogNumber: "AB-5001", reason: "It selects the cells that carry Puro." },
    ]);
  });

  it("has a reason in a sentence, and lists no supply twice", () => {
    fc.assert(
      fc.property(anyDesign, fc.constantFrom(...formats), (design, { prefix }) => {
        const needed = neededSupplies(design, prefix);
        expect(new Set(needed.map(({ catalogNumber }) => catalogNumber)).size).toBe(needed.length);
        for (const { reason } of needed) expect(reason).toMatch(/^[A-Za-z].+\.$/);
      }),
    );
  });
});

describe("kits-box.yaml is refused", () => {
  const { PD05: _, ...withoutPD05 } = kitsBox.box;

  it.each([
    [{ box: withoutPD05 }, "design/kits-box.yaml: box: there is no PD05"],
    [
      { antibiotics: { ...kitsBox.antibiotics, supplies: { Kana: "AB-5001" } } },
      "design/kits-box.yaml: antibiotics.supplies: there is no marker Kana",
    ],
    [
      { needs: [{ supply: "TR-1001", formats: ["QQ"], reason: "It is needed." }] },
      "design/kits-box.yaml: needs: TR-1001: formats: there is no QQ",
    ],
  ])("with an unknown or missing name: %#", (change, message) => {
    expect(() => checkKitsBox({ ...kitsBox, ...change })).toThrow(message);
  });
});
