import { Email } from "../common/email.ts";
import { multilineText, optionalLine, requiredLine, requiredText } from "../common/text-schemas.ts";
import * as z from "../common/zod.ts";
import { validateSequence } from "../genes/sequence.ts";
import { PRODUCT_MAX } from "../messages/constants.ts";
import {
  AMOUNTS_UG,
  CELL_LINE_AMOUNTS,
  GENE_SPECIES,
  PRODUCT_TYPES,
  QUOTE_TYPES,
  type QuoteType,
  VIRUS_TYPES,
} from "./constants.ts";
import { SERVICE_TYPES } from "./service-types.ts";

/** Maximum length before normalization: the sequence and as many digits and spaces. */
const PASTED_MAX = 200_000;

/** A value of a list, or an empty text. */
const choice = <const T extends readonly string[]>(label: string, values: T) =>
  z.enum(["", ...values], `${label} has to be one of: ${values.join(", ")}`).optional();

const GeneSequence = multilineText(
  "Gene sequence",
  PASTED_MAX,
  "A gene sequence has at most 100,000 nucleotides",
)
  .refine((pasted) => validateSequence(pasted) === undefined, {
    error: ({ input }) => validateSequence(String(input)),
    abort: true,
  })
  .optional();

const QuoteFields = z.object({
  type: z.enum(Object.keys(QUOTE_TYPES) as QuoteType[], "Type is required"),
  productType: choice("Product type", PRODUCT_TYPES),
  serviceType: choice("Service type", SERVICE_TYPES),
  geneSequence: GeneSequence,
  geneSpecies: choice("Gene species", GENE_SPECIES),
  virusType: choice("Virus type", VIRUS_TYPES),
  mammalianCells: optionalLine("Mammalian cells", 200),
  plasmidAmount: choice("Plasmid amount", AMOUNTS_UG),
  virusAmount: choice("Virus amount", AMOUNTS_UG),
  cellLineAmount: choice("Cell line amount", CELL_LINE_AMOUNTS),
  firstName: requiredLine("First name", 100),
  lastName: requiredLine("Last name", 100),
  institution: requiredLine("Institution", 200),
  email: Email,
  message: requiredText("Message", 5_000),
  /** The subject of the request, such as a service or a gene. */
  product: optionalLine("About", PRODUCT_MAX),
});

/** Options of a check that runs also if other fields are invalid, so that a form shows all missing fields together. */
const selectionCheck = (type: QuoteType) => ({
  path: [type],
  when: ({ value }: { value: unknown }) => QuoteFields.pick({ type: true }).safeParse(value).success,
});

/** A request for a quote. `type` is the name of the field that it requires, unless `product` says what it is about. */
export const QuoteRequest = QuoteFields.refine(
  ({ type, productType, product }) => type !== "productType" || Boolean(productType || product),
  { error: "Product type is required", ...selectionCheck("productType") },
).refine(({ type, serviceType, product }) => type !== "serviceType" || Boolean(serviceType || product), {
  error: "Service type is required",
  ...selectionCheck("serviceType"),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;
