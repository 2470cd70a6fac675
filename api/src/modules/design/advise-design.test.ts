import {
  ADVICE_BIOSAFETY_LEVELS,
  ADVICE_CELLS,
  ADVICE_DELIVERIES,
  ADVICE_DURATIONS,
  ADVICE_EFFECTS,
} from "@ligate/contract/design/constants";
import type { DesignAdviceQuery } from "@ligate/contract/design/schemas";
import { aGene } from "../../testing/designs.ts";
import { adviseDesign } from "./advise-design.ts";
import { designProblem } from "./check-design.ts";
import { listBacterialMarkers } from "./plasmids/bacterial-marker.ts";
import { structureByName, uncheckedDesignFromNames } from "./resolve-design.ts";

const ANSWERS: DesignAdviceQuery[] = ["Human" as const, "Mouse" as const].flatMap((species) =>
  ADVICE_CELLS.flatMap((cells) =>
    ADVICE_EFFECTS.flatMap((effect) =>
      ADVICE_DURATIONS.flatMap((duration) =>
        ADVICE_DELIVERIES.flatMap((delivery) =>
          ADVICE_BIOSAFETY_LEVELS.map((biosafety) => ({
            species,
            cells,
            effect,
            duration,
            delivery,
            biosafety,
          })),
        ),
      ),
    ),
  ),
);
const advised = ANSWERS.map((answers) => ({ answers, advice: adviseDesign(answers) }));

it("leads all combinations of answers to a design that can be made for a coding gene", () => {
  expect(advised).toHaveLength(2 * 7 * 7 * 3 * 2 * 2);
  for (const { answers, advice } of advised) {
    const bacterial_marker_name =
      listBacterialMarkers(structureByName(advice.structure_type_name))[0]?.name ?? "";
    const names = { ...advice, bacterial_marker_name, target_sequence: "H00001" };
    const problem = designProblem(uncheckedDesignFromNames(names, aGene()));
    expect({ answers, problem }).toEqual({ answers, problem: undefined });
  }
});

it("gives a reason for every choice", () => {
  for (const { advice } of advised) {
    expect(advice.reasons.map(({ choice }) => choice)).toEqual([
      "function",
      "structure",
      "promoter",
      "markers",
    ]);
    for (const { text } of advice.reasons) expect(text).toMatch(/^\w.+\.$/);
  }
});

it("advises no lentivirus at biosafety level 1", () => {
  for (const { answers, advice } of advised) {
    if (answers.biosafety === "1") expect(advice.structure_type_name).not.toMatch(/Lenti/);
    if (/Lenti/.test(advice.structure_type_name))
      expect(advice.warnings).toContain("Lentiviral particles are handled at biosafety level 2.");
  }
});

it("says that an AAV donor brings no Cas9, where a plasmid with it hardly arrives", () => {
  for (const { answers, advice } of advised) {
    const { cells, delivery } = answers;
    const isDonor = /^CRISPR KI/.test(advice.function_type_name) && advice.structure_type_name === "AAV";
    const isHard = delivery === "in_vivo" || ["neuron", "hepatocyte", "animal"].includes(cells);
    const warnings = advice.warnings.filter((each) => each.startsWith("The AAV carries the donor only"));
    expect(warnings).toHaveLength(isDonor && isHard ? 1 : 0);
  }
});

it("advises no plasmid in the living animal, and nothing that changes the genome for a transient effect on a gene", () => {
  for (const { answers, advice } of advised) {
    if (answers.delivery === "in_vivo") expect(advice.structure_type_name).not.toBe("Standard");
    const isOfGene = /protein$|expression$|gene$/.test(answers.effect) && answers.effect !== "tag_protein";
    if (answers.duration === "transient" && isOfGene) {
      expect(["CRISPR KO", "CRISPR DEL", "CRISPR KI"]).not.toContain(advice.function_type_name);
      expect(["Standard", "AAV"]).toContain(advice.structure_type_name);
    }
    if (answers.duration === "switchable" && isOfGene)
      expect(advice.function_type_name).toMatch(/^Inducible/);
  }
});

it.each([
  [
    {
      cells: "cell_line",
      effect: "remove_protein",
      duration: "permanent",
      delivery: "in_vitro",
      biosafety: "2",
    },
    ["CRISPR KO", "Standard", "PCMV", "Puro"],
  ],
  [
    { cells: "neuron", effect: "express_gene", duration: "permanent", delivery: "in_vivo", biosafety: "1" },
    ["Overexpression", "AAV", "PSYN1", "None"],
  ],
  [
    {
      cells: "t_cell",
      effect: "insert_sequence",
      duration: "permanent",
      delivery: "in_vitro",
      biosafety: "2",
    },
    ["CRISPR KI", "AAV", "Endogenous", "None"],
  ],
  [
    {
      cells: "stem_cell",
      effect: "lower_expression",
      duration: "permanent",
      delivery: "in_vitro",
      biosafety: "2",
    },
    ["CRISPRi", "Lenti-AIO", "PEFS", "Puro"],
  ],
  [
    {
      cells: "cell_line",
      effect: "express_gene",
      duration: "switchable",
      delivery: "in_vitro",
      biosafety: "1",
    },
    ["Inducible Expression", "piggyBac", "PTRE3G", "Puro"],
  ],
  [
    {
      cells: "animal",
      effect: "raise_expression",
      duration: "permanent",
      delivery: "in_vivo",
      biosafety: "1",
    },
    ["Overexpression", "AAV", "PEFS", "None"],
  ],
] as const)("advises for %j: %j", (answers, [fn, structure, promoter, selection]) => {
  expect(adviseDesign({ species: "Human", ...answers })).toMatchObject({
    function_type_name: fn,
    structure_type_name: structure,
    promoter_name: promoter,
    selection_marker_name: selection,
  });
});
