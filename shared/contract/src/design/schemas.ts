import { Money } from "../common/money-schema.ts";
import { Problem } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import {
  ADVICE_BIOSAFETY_LEVELS,
  ADVICE_CELLS,
  ADVICE_DELIVERIES,
  ADVICE_DURATIONS,
  ADVICE_EFFECTS,
  CARGO_LEVELS,
} from "./constants.ts";

export const Name = z.string().trim().min(1).max(100);

/** A target has six characters: the number of a gene, `000000` (control) or `XXXXXX` (template). */
export const TargetSequence = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{6}$/, "A target has six characters.");

/** The lowest and the highest price; null if all of them are by quote. */
const PriceRange = z.object({ min: Money, max: Money }).nullable();

/** The ranges that a choice leaves open, over all designs that can be completed from it. */
export const DesignRange = z.object({
  /** Of the starting prices. */
  from_price: PriceRange,
  /** Of the smallest amount of plasmid DNA, such as 5 µg. */
  plasmid: z.object({ amount: z.string(), price: PriceRange }).optional(),
  /** Of the smallest amount of packaged particles. Absent if no design is delivered as particles. */
  particles: z.object({ price: PriceRange }).optional(),
  /** Business days of the fastest format. */
  lead_time: z.object({ min_days: z.int(), max_days: z.int() }),
  /** The insert, as in `CargoSize`. */
  insert_bp: z.object({ min: z.int(), max: z.int() }),
  /** The best and the worst level of their inserts. */
  levels: z.object({ best: z.enum(CARGO_LEVELS), worst: z.enum(CARGO_LEVELS) }),
});
export type DesignRange = z.infer<typeof DesignRange>;

/** Whether an option can be chosen, and what choosing it leaves open. */
const OpenChoice = {
  /** False if no later choice completes a design with it, or if it does not apply to the target. */
  enabled: z.boolean(),
  /** Why it is not enabled: a sentence that names what is offered instead. */
  reason: z.string().optional(),
  /** Absent if it is not enabled. */
  range: DesignRange.optional(),
};

export const Category = z.object({
  category_id: z.int(),
  category_name: z.string(),
  description: z.string(),
  range: DesignRange,
  /** Its functions that apply to the target, by name. Absent unless the target is a gene. */
  function_names: z.array(z.string()).optional(),
  /** Why none of its functions applies to the target. */
  reason: z.string().optional(),
});
export type Category = z.infer<typeof Category>;

export const FunctionType = z.object({
  function_type_id: z.int(),
  function_type_name: z.string(),
  description: z.string(),
  ...OpenChoice,
});
export type FunctionType = z.infer<typeof FunctionType>;

/** A structure that the function does not offer is listed with `enabled: false` and a `reason`. */
export const StructureType = z.object({
  structure_type_symbol: z.string(),
  structure_type_name: z.string(),
  description: z.string(),
  /** A sentence that holds for all of its designs. */
  note: z.string().optional(),
  ...OpenChoice,
});
export type StructureType = z.infer<typeof StructureType>;

/** The differences that a part makes, compared with the design as chosen so far (or with its defaults, where nothing is chosen). */
export const PartEffect = z.object({
  /** Difference of the starting price in dollars, possibly negative; null if the price is by quote with it. */
  price: z.number().nullable(),
  /** Difference of the insert in base pairs, possibly negative. */
  insert_bp: z.int(),
  /** The level of the insert with it. */
  level: z.enum(CARGO_LEVELS),
});
export type PartEffect = z.infer<typeof PartEffect>;

const PartChoice = {
  /** False if no choice of the other parts completes a design with it. */
  enabled: z.boolean(),
  /** Why it is not enabled: a sentence that follows from a length or a rule. */
  reason: z.string().optional(),
  /** Why it does not fit the parts chosen so far, and which one to change. Absent if it fits. */
  conflict: z.string().optional(),
  /** Absent if it is not enabled. */
  effect: PartEffect.optional(),
};

export const Promoter = z.object({
  promoter_code: z.string(),
  promoter_name: z.string(),
  description: z.string(),
  ...PartChoice,
});
export type Promoter = z.infer<typeof Promoter>;

export const ProteinTag = z.object({
  protein_tag_code: z.string(),
  protein_tag_name: z.string(),
  description: z.string(),
  ...PartChoice,
});
export type ProteinTag = z.infer<typeof ProteinTag>;

export const FluorescenceMarker = z.object({
  fluorescene_marker_code: z.string(),
  fluorescene_marker_name: z.string(),
  description: z.string(),
  ...PartChoice,
});
export type FluorescenceMarker = z.infer<typeof FluorescenceMarker>;

export const SelectionMarker = z.object({
  selection_marker_code: z.string(),
  selection_marker_name: z.string(),
  description: z.string(),
  ...PartChoice,
});
export type SelectionMarker = z.infer<typeof SelectionMarker>;

export const BacterialMarker = z.object({
  bacterial_marker_code: z.string(),
  bacterial_marker_name: z.string(),
  description: z.string(),
});
export type BacterialMarker = z.infer<typeof BacterialMarker>;

/** The parts offered for a function and structure. The first bacterial marker is the default. */
export const CodePParameters = z.object({
  promoters: z.array(Promoter),
  protein_tags: z.array(ProteinTag),
  fluorescene_markers: z.array(FluorescenceMarker),
  selection_markers: z.array(SelectionMarker),
  bacterial_markers: z.array(BacterialMarker),
  /** Over all designs that can be completed from the parts chosen so far. */
  range: DesignRange,
});
export type CodePParameters = z.infer<typeof CodePParameters>;

/** The eight fields of a design. All are names, not codes, except the six characters of the target. */
export const DesignQuery = z.object({
  structure_type_name: Name,
  function_type_name: Name,
  promoter_name: Name,
  protein_tag_name: Name,
  fluorescene_marker_name: Name,
  selection_marker_name: Name,
  bacterial_marker_name: Name,
  target_sequence: TargetSequence,
});
export type DesignQuery = z.infer<typeof DesignQuery>;

/** The parts chosen so far, by name; they decide effects and conflicts of the options. */
export const ChosenParts = DesignQuery.pick({
  promoter_name: true,
  protein_tag_name: true,
  fluorescene_marker_name: true,
  selection_marker_name: true,
  target_sequence: true,
}).partial();
export type ChosenParts = z.infer<typeof ChosenParts>;

/** The answers of "Help me choose". */
export const DesignAdviceQuery = z.object({
  species: z.enum(["Human", "Mouse"]),
  cells: z.enum(ADVICE_CELLS),
  effect: z.enum(ADVICE_EFFECTS),
  duration: z.enum(ADVICE_DURATIONS),
  delivery: z.enum(ADVICE_DELIVERIES),
  /** The highest biosafety level of the laboratory. */
  biosafety: z.enum(ADVICE_BIOSAFETY_LEVELS),
});
export type DesignAdviceQuery = z.infer<typeof DesignAdviceQuery>;

/** A design that fits the answers, as names of the options, with a reason for every choice. */
export const DesignAdvice = z.object({
  category_name: z.string(),
  function_type_name: z.string(),
  structure_type_name: z.string(),
  promoter_name: z.string(),
  protein_tag_name: z.string(),
  fluorescene_marker_name: z.string(),
  selection_marker_name: z.string(),
  /** Why, in the order of the steps: one sentence per choice. */
  reasons: z.array(
    z.object({ choice: z.enum(["function", "structure", "promoter", "markers"]), text: z.string() }),
  ),
  /** Advice beyond the design, such as its biosafety rules. */
  warnings: z.array(z.string()),
  /** @deprecated `warnings`. Remove when no active release and no open tab reads it. */
  cautions: z.array(z.string()).optional().meta({ deprecated: true }),
});
export type DesignAdvice = z.infer<typeof DesignAdvice>;

/** A change that turns a refused design into one that can be made. */
export const DesignFix = z.object({
  /** Imperative, such as "Drop EGFP" or "Use PEFS instead of PCMV". */
  label: z.string(),
  product_sku: z.string(),
});
export type DesignFix = z.infer<typeof DesignFix>;

/** A design that cannot be made: the reason as `detail`, and changes that make it possible, the smallest first. */
export const DesignProblem = Problem.extend({
  fixes: z.array(DesignFix).optional(),
  /** @deprecated `fixes`. Remove when no active release and no open tab reads it. */
  mends: z.array(DesignFix).optional(),
});
export type DesignProblem = z.infer<typeof DesignProblem>;
