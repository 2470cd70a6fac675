import fc from "fast-check";
import { designUrl, parseDesignAddress } from "../../shared/design-model/design-address.ts";
import {
  type DesignSelection,
  EMPTY_SELECTION,
  geneOptionFromTarget,
  haveSameChoices,
} from "../../shared/design-model/design-selection.ts";
import { getStep, STEPS, type StepNumber } from "../../shared/design-model/design-steps.ts";
import { type DesignerAction, type DesignerState, designerReducer } from "./designer-reducer.ts";

const aName = fc.constantFrom("", "CRISPR", "CRISPR KO", "CRISPRa", "Lenti-AIO", "P2A & co", "β-actin");
const aTarget = fc.constantFrom("", "H00001", "M00042", "000000", "XXXXXX");
const aGeneSearch = fc.record({
  text: fc.constantFrom("", "TP53", "β-actin", "tumor protein"),
  species: fc.constantFrom("Human" as const, "Mouse" as const),
  page: fc.integer({ min: 1, max: 50 }),
  pageSize: fc.constantFrom(10 as const, 25 as const, 50 as const),
});
const aStep = fc.constantFrom<StepNumber>(1, 2, 3, 4, 5);

const aDesign: fc.Arbitrary<DesignSelection> = fc
  .record({
    productCategoryName: aName,
    functionTypeName: aName,
    structureTypeName: aName,
    promoterName: aName,
    proteinTagName: aName,
    fluoresceneMarkerName: aName,
    selectionMarkerName: aName,
    bacterialMarkerName: fc.constant(""),
    targetSequence: aTarget,
  })
  .map((names) => ({
    ...names,
    geneSymbol: "",
    geneOption: names.targetSequence ? geneOptionFromTarget(names.targetSequence) : "none",
  }));

const aState: fc.Arbitrary<DesignerState> = fc
  .record({
    design: aDesign,
    step: aStep,
    genes: fc.option(aGeneSearch, { nil: undefined }),
    advice: fc.constantFrom(undefined, "Human.t_cell.remove_protein.permanent.in_vitro.2"),
    sku: fc.constantFrom(undefined, "CA-LA-CMXXXC-H00001"),
    before: fc.option(aDesign, { nil: undefined }),
  })
  .map((state) => ({ ...state, choices: state.design }));

const fieldsOf = (number: StepNumber) => getStep(number).fields.map(({ name }) => name);
const aChoice = (step: StepNumber) =>
  fc
    .tuple(fc.constantFrom(...fieldsOf(step)), fc.constantFrom("Another", "One more"))
    .map(([field, name]): Partial<DesignSelection> => ({ [field]: name }));

const anAction: fc.Arbitrary<DesignerAction> = fc.oneof(
  aStep
    .chain(aChoice)
    .map((changes) => ({ type: "choose" as const, changes: { ...changes, targetSequence: "H00001" } })),
  aStep.map((step) => ({ type: "next" as const, step })),
  fc.constant({ type: "restart" as const }),
  aGeneSearch.map((genes) => ({ type: "search" as const, genes })),
  fc.record({ type: fc.constant("replace" as const), design: aDesign, step: aStep }),
  aDesign.map((changes) => ({ type: "restore" as const, changes })),
);

it("clears exactly the later dependent choices on a choice", () => {
  fc.assert(
    fc.property(
      aState,
      fc.constantFrom<StepNumber>(1, 2, 3, 4).chain((step) => fc.tuple(fc.constant(step), aChoice(step))),
      (state, [step, changes]) => {
        const { design } = designerReducer({ ...state, step }, { type: "choose", changes });

        const later = STEPS.filter(({ number }) => number > step && number < 5).flatMap(
          ({ fields }) => fields,
        );
        const cleared = step < 4 ? Object.fromEntries(later.map(({ name }) => [name, ""])) : {};
        expect(design).toEqual({ ...state.design, ...cleared, ...changes });
      },
    ),
  );
});

it("keeps all other choices when the target is chosen, in every step", () => {
  fc.assert(
    fc.property(aState, aStep, (state, step) => {
      const changes = { targetSequence: "M00001", geneSymbol: "Trp53", geneOption: "geneSearch" as const };
      const { design } = designerReducer({ ...state, step }, { type: "choose", changes });
      expect(design).toEqual({ ...state.design, ...changes });
    }),
  );
});

it("remembers the design before a reset, and otherwise the one before", () => {
  fc.assert(
    fc.property(aState, fc.constantFrom<StepNumber>(1, 2, 3), (state, step) => {
      const { before, choices } = designerReducer({ ...state, step }, { type: "next", step: 4 });
      const isReset = fieldsOf(4).some((field) => choices[field] !== state.choices[field]);
      const isEarlierReset =
        choices.functionTypeName !== state.choices.functionTypeName ||
        choices.structureTypeName !== state.choices.structureTypeName;
      expect(before).toBe(isReset || isEarlierReset ? state.design : state.before);
    }),
  );
});

it("returns the same state for a choice that has been made", () => {
  fc.assert(
    fc.property(aState, ({ design, ...state }) => {
      const same = { ...state, design };
      expect(designerReducer(same, { type: "choose", changes: { promoterName: design.promoterName } })).toBe(
        same,
      );
    }),
  );
});

it("has a SKU only as long as the design is the same", () => {
  fc.assert(
    fc.property(aState, anAction, (state, action) => {
      const next = designerReducer(state, action);
      if (next.sku) expect(haveSameChoices(next.choices, state.choices)).toBe(true);
    }),
  );
});

it("leads to an address that reads and writes as itself, after any actions", () => {
  fc.assert(
    fc.property(aState, fc.array(anAction, { maxLength: 5 }), (first, actions) => {
      const state = actions.reduce(designerReducer, first);
      const address = designUrl(state);
      expect(designUrl(parseDesignAddress(address.replace("/design", "")))).toBe(address);
    }),
  );
});

const complete: DesignSelection = {
  ...EMPTY_SELECTION,
  productCategoryName: "CRISPR",
  functionTypeName: "CRISPRa",
  structureTypeName: "Lenti-AIO",
  promoterName: "PCMV",
  proteinTagName: "None",
};
const state: DesignerState = { choices: complete, design: complete, step: 4, advice: "Human.t_cell" };

it("adds the default parts to the address when a part is chosen, not before", () => {
  const named = { ...state, choices: { ...complete, proteinTagName: "" } };
  expect(designerReducer(named, { type: "choose", changes: { promoterName: "PEFS" } }).choices).toEqual({
    ...complete,
    promoterName: "PEFS",
  });
  expect(designerReducer(named, { type: "next", step: 5 }).choices.proteinTagName).toBe("");
});

it("opens and closes the gene search with a choice", () => {
  const genes = { text: "TP53", species: "Human" as const, page: 1, pageSize: 10 as const };
  const searched = designerReducer({ ...state, step: 5 }, { type: "search", genes });
  expect(searched.genes).toEqual(genes);
  const closed = designerReducer(searched, {
    type: "choose",
    changes: { targetSequence: "000000" },
    genes: null,
  });
  expect(closed).toMatchObject({ genes: undefined, design: { targetSequence: "000000" } });
});

it("replaces the design and its advice, and forgets what a reset cleared", () => {
  const advised = { ...EMPTY_SELECTION, productCategoryName: "RNAi" };
  const action = { type: "replace", design: advised, step: 4, advice: "Mouse.neuron" } as const;
  const before = complete;
  expect(designerReducer({ ...state, before, sku: "CA-LA-CMXXXC-H00001" }, action)).toEqual({
    choices: advised,
    design: advised,
    step: 4,
    advice: "Mouse.neuron",
    sku: undefined,
    before: undefined,
  });
});

it("starts over without advice, gene search and earlier choices", () => {
  expect(designerReducer({ ...state, before: complete }, { type: "restart" })).toEqual({
    choices: EMPTY_SELECTION,
    design: EMPTY_SELECTION,
    step: 1,
  });
});
