import type { AskedField } from "@ligate/contract/specification/asked-fields";
import { regionLength } from "@ligate/contract/specification/check-coordinates";
import { guideWarnings } from "@ligate/contract/specification/check-guide";
import { insertWarnings, normalizeBases } from "@ligate/contract/specification/check-sequence";
import { SPECIFICATION_FIELDS, type SpecificationField } from "@ligate/contract/specification/constants";
import { isAsked } from "@ligate/contract/specification/is-asked";
import type { FieldMessage, Specification } from "@ligate/contract/specification/schemas";
import { FIELD_LABELS } from "@ligate/contract/specification/specification-rows";
import { measureCargo } from "../cargo.ts";
import { findCodingBp } from "../coding-sequences.ts";
import { prices } from "../data/design-data.ts";
import type { Design } from "../design.ts";
import { type GeneWarning, geneWarnings } from "../gene-warnings/gene-warnings.ts";
import { findDonorGuide } from "../plasmids/features/homology-arms.ts";
import { lengthSurcharge, type PricedFrame, type PriceOrReason } from "../pricing/base-price.ts";
import { formatRows } from "../pricing/format-rows.ts";
import { cleanSpecification } from "./clean-specification.ts";
import { addDefaults, isExpressedByDefault } from "./expression-defaults.ts";
import { fieldProblem, type Terms } from "./field-problem.ts";
import { describeListings } from "./guide-listings.ts";
import { orfWarnings } from "./orf-warnings.ts";
import { specificationFields } from "./specification-fields.ts";
import { toSpecifiedParts } from "./specified-parts.ts";

type Cargo = ReturnType<typeof measureCargo>;

/** A specification that has been checked against a design in a format. */
export interface SpecifiedFormat {
  /** In the form in which it is stored; null if nothing is specified. */
  specification: Specification | null;
  /** The specification with the defaults of what it leaves open. */
  withDefaults: Specification | null;
  /** The valid fields, which decide plasmids, price and size also while others are missing. */
  valid: Specification;
  /** The size with the specified sequences. */
  cargo: Cargo;
  /** The surcharge for the specification, or the reason why the line is quoted. */
  surcharge: PriceOrReason;
  /** The reading frame that decides the price. */
  frame: PricedFrame;
  /** Whether it asks for another vector than that on the shelf. */
  isMadeToOrder: boolean;
  /** Missing and invalid fields. */
  problems: FieldMessage[];
  warnings: FieldMessage[];
  /** Warnings about the gene in the specified design. */
  geneWarnings: GeneWarning[];
  /** That a guide of the customer's own is one of another gene, or is not used, as sentences; `warnings` has them too. */
  guideWarnings: string[];
}

/**
 * Checks a specification of a design in a format.
 * @param format a delivery format by its prefix (`PD`) or code (`PD10`)
 */
export function checkSpecification(
  design: Design,
  format: string,
  typed: Specification | null,
  terms: Terms = {},
): SpecifiedFormat {
  const { given, warnings: ofGuide } = withDonorGuide(design, typed ?? {});
  const asked = specificationFields(design, format).filter((each) => isAsked(each, given));
  const ofGene = geneWarnings(design, given);
  const problems = SPECIFICATION_FIELDS.flatMap((field): FieldMessage[] => {
    const refused = ofGene.find(({ isRefused, option }) => isRefused && option === field)?.message;
    const message = findFieldProblem(field, asked, design, given, terms) ?? refused;
    return message ? [{ field, message }] : [];
  });
  const specification = cleanSpecification(given);
  const valid = withoutFields(given, problems);
  const parts = toSpecifiedParts(valid);
  const cargo = measureCargo(design, parts);
  const listed = describeListings(given.guide, design, terms.guideListings ?? []);
  return {
    specification,
    withDefaults: addDefaults(design, specification, asked),
    valid,
    cargo,
    surcharge: specifiedSurcharge(valid),
    frame: parts.orf
      ? { bp: parts.orf.bases.length, isOwn: true }
      : { bp: findCodingBp(design.target, parts.transcript), isOwn: false },
    isMadeToOrder: parts.guides !== undefined || !isExpressedByDefault(design, parts),
    problems: problems.length > 0 ? problems : sizeProblem(design, cargo, given),
    warnings: [
      ...ofGuide,
      ...findWarnings(asked, { ...given, insert: valid.insert }),
      ...[...listed.ofOthers, ...listed.ofTarget].map((message) => ({ field: "guide" as const, message })),
      ...orfWarnings(design, parts),
    ],
    geneWarnings: ofGene.filter(({ isRefused }) => !isRefused),
    guideWarnings: [...ofGuide.map(({ message }) => message), ...listed.ofOthers],
  };
}

/**
 * Leaves out the guide of a donor whose homology arms are on file, because the arms fit one guide only. Another guide becomes a
 * warning and not a problem, so that carts of earlier releases can still be paid.
 */
function withDonorGuide(
  design: Design,
  typed: Specification,
): { given: Specification; warnings: FieldMessage[] } {
  const donorGuide = findDonorGuide({ design, specified: toSpecifiedParts(typed) });
  if (!donorGuide || typed.guide === undefined) return { given: typed, warnings: [] };
  const { guide, ...given } = typed;
  const isOther = guide.source === "own" && guide.sequences.map(normalizeBases).join() !== donorGuide.bases;
  const message = `The homology arms at ${design.target.symbol} fit the guide ${donorGuide.bases} only, so yours is not used.`;
  return { given, warnings: isOther ? [{ field: "guide", message }] : [] };
}

const withoutFields = (given: Specification, problems: readonly FieldMessage[]): Specification =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !problems.some(({ field }) => field === name)));

function findFieldProblem(
  field: SpecificationField,
  asked: AskedField[],
  design: Design,
  given: Specification,
  terms: Terms,
): string | undefined {
  const rule = asked.find((each) => each.field === field);
  if (rule) return fieldProblem(rule, design, given, terms);
  const isGiven = cleanSpecification({ [field]: given[field] }) !== null;
  return isGiven
    ? `${FIELD_LABELS[field]}: this product does not ask for it. Please leave it out.`
    : undefined;
}

/** The specified sequences may exceed what is packaged. */
function sizeProblem({ structure }: Design, { level, message }: Cargo, given: Specification): FieldMessage[] {
  if (level !== "too_large" || structure.cargo?.whenTooLarge !== "refused" || !message) return [];
  const field = SIZED_FIELDS.find((each) => given[each] !== undefined) ?? "insert";
  return [{ field, message }];
}

const SIZED_FIELDS = [
  ...(["insert", "orf", "marker", "reporter"] as const),
  ...(["custom_tag", "custom_fluorescence", "custom_selection"] as const),
];

function findWarnings(asked: AskedField[], { guide, insert }: Specification): FieldMessage[] {
  const ask = (name: SpecificationField) => asked.find(({ field }) => field === name);
  const rule = ask("guide")?.guide;
  const ofGuide = rule && guide?.source === "own" ? guideWarnings(guide.sequences, rule) : [];
  const isPlain = insert?.source === "sequence" && !insert.has_promoter;
  const ofInsert = isPlain ? insertWarnings(insert.sequence, ask("insert") ?? {}) : [];
  return [
    ...ofInsert.map((message) => ({ field: "insert" as const, message })),
    ...ofGuide.map((message) => ({ field: "guide" as const, message })),
  ];
}

/** The surcharge for a specification on the base price of its design, or the reason why the line is quoted. */
function specifiedSurcharge({ insert, region }: Specification): PriceOrReason {
  const bp = region?.by === "coordinates" ? regionLength(region) : region?.length_bp;
  if (bp === null) return { reason: "The length of the region is unknown, so its deletion is quoted." };
  if (bp !== undefined) return lengthSurcharge(prices.deletion.steps, bp, "The region");
  if (insert?.source !== "sequence") return { cents: 0 };
  return lengthSurcharge(prices.insert.steps, normalizeBases(insert.sequence).length, "The insert");
}

/**
 * A design in a format with a specification: its price, size and problems.
 * @param format the code of a format, such as `PD10`
 * @returns `undefined` if the design is not delivered in this format
 */
export function specifyFormat(
  design: Design,
  format: string,
  typed: Specification | null,
  terms: Terms = {},
) {
  const checked = checkSpecification(design, format, typed, terms);
  const { surcharge, frame, cargo, isMadeToOrder } = checked;
  const context = { surcharge, frame, isMadeToOrder, insertBp: cargo.insert_bp };
  const row = formatRows(design, context).find(({ option }) => option.code === format);
  return row && { ...checked, row };
}
