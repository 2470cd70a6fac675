import { ProductSummary } from "../catalog/product-schemas.ts";
import * as z from "../common/zod.ts";
import {
  Category,
  CodePParameters,
  DesignAdvice,
  DesignFix,
  DesignRange,
  FunctionType,
  StructureType,
} from "./schemas.ts";

/** The choices of a design, by the API's names. An empty string means that the choice has not been made. */
export const DesignSelection = z.object({
  productCategoryName: z.string(),
  functionTypeName: z.string(),
  structureTypeName: z.string(),
  promoterName: z.string(),
  proteinTagName: z.string(),
  fluoresceneMarkerName: z.string(),
  selectionMarkerName: z.string(),
  bacterialMarkerName: z.string(),
  /** Six characters: the number of a gene, `000000` (control) or `XXXXXX` (template). */
  targetSequence: z.string(),
  geneSymbol: z.string(),
  geneOption: z.enum(["geneSearch", "control", "template", "none"]),
});
export type DesignSelection = z.infer<typeof DesignSelection>;

const Text = z.string().trim().max(100).optional();

/** The choices of an address of the designer, by their names. */
export const NamedChoices = z.object({
  category: Text,
  function: Text,
  structure: Text,
  target: Text,
  promoter: Text,
  tag: Text,
  fluorescence: Text,
  selection: Text,
});
export type NamedChoices = z.infer<typeof NamedChoices>;

/** An address of the designer: a SKU, or choices. */
export const DesignStateQuery = NamedChoices.extend({
  sku: Text,
  /** The answers to "Help me choose", as `formatAnswers` writes them. */
  advice: Text,
  /** The choices before a change reset the later ones, as a query string of `NamedChoices`. */
  earlier: z.string().max(1000).optional(),
});
export type DesignStateQuery = z.infer<typeof DesignStateQuery>;

/** Earlier choices compared with the options after a reset. */
export const Restorable = z.object({
  /** The choices that are still possible and have not been made again. */
  changes: DesignSelection.partial(),
  /** Their names, in the order of the steps. */
  names: z.array(z.string()),
  /** The choices that are no longer possible, with the reasons. */
  lost: z.array(z.object({ name: z.string(), reason: z.string() })),
});
export type Restorable = z.infer<typeof Restorable>;

/** The state of the designer at an address. Names of the address that are not offered are left out of it. */
export const DesignState = z.object({
  categories: z.array(Category),
  /** Of the category; empty without one. */
  function_types: z.array(FunctionType),
  /** Of the function; empty without one. */
  structure_types: z.array(StructureType),
  /** Of the function and the structure. */
  parts: CodePParameters.optional(),
  /** The choices, completed by only options, default parts, the bacterial marker and the symbol of the gene. */
  design: DesignSelection,
  /** Over all designs that the choices leave open. */
  range: DesignRange,
  /** The product of the design, once it has a promoter; without a target, the template kit. */
  product: ProductSummary.optional(),
  /** While only the promoter is missing: the product with the first possible one, which counts as generated. */
  outline: ProductSummary.optional(),
  /** Why the design cannot be made, and changes that make it possible, the smallest first. */
  refusal: z
    .object({ detail: z.string(), fixes: z.array(DesignFix.extend({ design: DesignSelection })) })
    .optional(),
  advice: DesignAdvice.optional(),
  restorable: Restorable.optional(),
});
export type DesignState = z.infer<typeof DesignState>;
