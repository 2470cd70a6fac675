import { aGene } from "../../../testing/designs.ts";
import { offeredPairs } from "../default-design.ts";
import { promoterBp } from "../plasmids/features/content-features.ts";
import {
  functionByCode,
  functionByName,
  partsByName,
  structureByName,
  structureBySymbol,
} from "../resolve-design.ts";
import type { Target } from "../target.ts";
import { type PartChoice, partChoices } from "./part-choices.ts";
import type { Slot } from "./part-slots.ts";

/** The choice of one part after others are chosen. */
function choiceOf(
  [fn, structure]: [string, string],
  chosen: Parameters<typeof partsByName>[0],
  [slot, name]: [Slot, string],
  target?: Target,
): PartChoice | undefined {
  const choices = partChoices(functionByName(fn), structureByName(structure), partsByName(chosen), target);
  return choices[slot].find(({ part }) => part.name === name)?.choice;
}

it("tells what a part adds to price and size before it is chosen", () => {
  expect(choiceOf(["CRISPR KO", "Lenti-AIO"], {}, ["fluorescence", "EGFP"])).toEqual({
    enabled: true,
    effect: { price: 45, insert_bp: 774, level: "fine" },
  });
  expect(
    choiceOf(["CRISPR KO", "Lenti-AIO"], { fluorescene_marker_name: "EGFP" }, ["fluorescence", "None"]),
  ).toEqual({
    enabled: true,
    effect: { price: -45, insert_bp: -774, level: "fine" },
  });
  expect(choiceOf(["CRISPRa", "Lenti-AIO"], {}, ["fluorescence", "EGFP"])?.effect?.level).toBe("too_large");
});

it("has no price difference for a part that is quoted", () => {
  expect(choiceOf(["Overexpression", "Lenti"], {}, ["tag", "Custom"])?.effect?.price).toBeNull();
  expect(
    choiceOf(["Overexpression", "Lenti"], { protein_tag_name: "Custom" }, ["tag", "FLAG"])?.effect?.price,
  ).toBe(25);
});

it("does not offer a fluorophore that no promoter leaves room for, and says how long it would be", () => {
  const offered = (fn: string) =>
    partChoices(functionByName(fn), structureByName("AAV"), {}).fluorescence.flatMap(({ part, choice }) =>
      choice.enabled ? part.name : [],
    );
  expect(offered("CRISPR KO")).toEqual(["None"]);
  expect(offered("CRISPR RNA KD")).not.toContain("tdTomato");
  expect(choiceOf(["CRISPR KO", "AAV"], {}, ["fluorescence", "EGFP"])?.reason).toMatch(
    /^With EGFP it is at least 5,0\d\d bp from ITR to ITR, \d+ bp over the 5\.0 kb that packages well\.$/,
  );
});

it("names the part to change where a longer part does not fit the others", () => {
  const conflict = choiceOf(
    ["Overexpression", "AAV"],
    { promoter_name: "PCMV" },
    ["fluorescence", "EGFP"],
    aGene({ codingBp: 3300 }),
  )?.conflict;

  expect(conflict).toMatch(
    /^With PCMV and EGFP it is \d\.\d+ kb from ITR to ITR, .+ Change the promoter first\.$/,
  );
});

it("keeps one of two markers that a kit of two vectors needs", () => {
  const lenti: [string, string] = ["CRISPR KO", "Lenti"];

  expect(choiceOf(lenti, {}, ["selection", "None"])?.conflict).toBeUndefined();
  expect(choiceOf(lenti, { fluorescene_marker_name: "None" }, ["selection", "None"])?.conflict).toMatch(
    /^CRISPR KO in Lenti needs a fluorescence marker or a selection marker\./,
  );
});

it("has a reason of its own for every promoter that a pair does not come with", () => {
  for (const { fn, structure } of offeredPairs()) {
    const { promoter } = partChoices(functionByCode(fn), structureBySymbol(structure), {}, aGene());
    for (const { part, choice } of promoter) {
      const where = `${fn} ${structure} ${part.name}: ${choice.reason}`;
      if (!choice.enabled) expect(where).not.toMatch(/ comes with |undefined/);
    }
  }
});

it("gives the length of promoters as the reason only where they differ by it", () => {
  const reason = choiceOf(["CRISPR KI", "AAV"], {}, ["promoter", "PEF1A"])?.reason;
  const regionLength = (name: string) => {
    const { promoter } = partsByName({ promoter_name: name });
    return promoter ? promoterBp(promoter) : 0;
  };

  expect(reason).toContain(`PPGK is ${regionLength("PEF1A") - regionLength("PPGK")} bp shorter`);
  expect(choiceOf(["CRISPR KO", "AAV"], {}, ["promoter", "PPGK"])?.reason).not.toMatch(/long|short of|fit/);
});

it("ignores a chosen part that the pair does not offer", () => {
  expect(
    choiceOf(["CRISPR KO", "AAV"], { fluorescene_marker_name: "EGFP" }, ["promoter", "PEFS"]),
  ).toMatchObject({
    enabled: true,
    effect: { price: 0 },
  });
});
