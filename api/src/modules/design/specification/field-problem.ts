import { formatInteger } from "@ligate/contract/common/format-integer";
import { hasVisibleCharacter } from "@ligate/contract/common/has-visible-character";
import type { AskedField } from "@ligate/contract/specification/asked-fields";
import {
  type Coordinates,
  coordinatesProblem,
  regionLength,
} from "@ligate/contract/specification/check-coordinates";
import { guideProblem } from "@ligate/contract/specification/check-guide";
import {
  codingProblem,
  insertProblem,
  normalizeBases,
  orfProblem,
} from "@ligate/contract/specification/check-sequence";
import type { Specification } from "@ligate/contract/specification/schemas";
import { MISSING_TEXTS } from "@ligate/contract/specification/specification-rows";
import { defaultTranscript, findCodingSequence } from "../coding-sequences.ts";
import { type Design, NONE } from "../design.ts";
import { promoterBp } from "../plasmids/features/content-features.ts";
import { type GuideListing, isGuideListed } from "./guide-listings.ts";
import { findGuideLibraries } from "./guide-rules.ts";
import { findReadingContext } from "./reading-context.ts";
import { specificationData } from "./specification-data.ts";
import { toSpecifiedParts } from "./specified-parts.ts";

/** The conditions for a specification besides the design. */
export interface Terms {
  /** Staff may agree on other cell lines, serotypes and guides than those of the lists. */
  isQuoted?: boolean;
  /** The entries of imported libraries for the guides of the specification. */
  guideListings?: readonly GuideListing[];
}

/** The error in a field that is asked for, as a sentence; `undefined` if it is complete and valid. */
export function fieldProblem(
  asked: AskedField,
  design: Design,
  given: Specification,
  terms: Terms,
): string | undefined {
  const { field } = asked;
  switch (field) {
    case "insert":
      return insertFieldProblem(given.insert, asked, design);
    case "site":
      return refusedOption(asked, given.site?.at) ?? siteProblem(given.site, design);
    case "region":
      return refusedOption(asked, given.region?.by) ?? regionProblem(given.region, design);
    case "guide":
      return guideFieldProblem(given.guide, asked, design, terms);
    case "terminus":
    case "marker":
    case "reporter":
    case "species":
      return given[field] || asked.required ? refusedOption(asked, given[field]) : undefined;
    case "orf":
      return orfFieldProblem(given.orf, design, terms);
    case "cell_line":
    case "serotype":
      return terms.isQuoted && given[field] ? undefined : refusedOption(asked, given[field]);
    default:
      return customProblem(field, given[field], findReadingContext(field, design, toSpecifiedParts(given)));
  }
}

/** The reason why a value cannot be chosen, or the request to choose one. */
function refusedOption({ field, options = [] }: AskedField, value: string | undefined): string | undefined {
  if (!value) return MISSING_TEXTS[field];
  const chosen = options.find((option) => option.value === value);
  if (chosen) return chosen.reason;
  const offered = options.filter(({ reason }) => !reason).map((option) => option.value);
  return `"${value}" is not one of the choices: ${offered.join(", ")}. Please ask us for a quote.`;
}

function insertFieldProblem(
  insert: Specification["insert"],
  asked: AskedField,
  { promoter, tag }: Design,
): string | undefined {
  if (insert?.source === "template") return undefined;
  if (!insert || !hasVisibleCharacter(insert.name)) return MISSING_TEXTS.insert;
  if (!insert.has_promoter) return insertProblem(insert.sequence, asked);
  if (promoterBp(promoter) === 0) {
    return `An insert with its own promoter is not read by the gene. Please choose another promoter than ${promoter.name} for the markers behind it.`;
  }
  if (tag.code !== NONE) {
    return `An insert with its own promoter is a whole cassette, to which ${tag.name} cannot be fused. Please choose no tag.`;
  }
  return insertProblem(insert.sequence, {});
}

function orfFieldProblem(
  orf: Specification["orf"],
  { target }: Design,
  { isQuoted }: Terms,
): string | undefined {
  if (orf?.source === "own") {
    if (!hasVisibleCharacter(orf.name)) return "Please name the reading frame, such as KRAS G12V.";
    return orfProblem(orf.sequence, orf.non_atg_start ?? false);
  }
  if (!orf || isQuoted) return undefined;
  const { transcript } = orf;
  if (transcript === defaultTranscript(target) || findCodingSequence(target, transcript)) return undefined;
  return `We have no coding sequence ${transcript} of ${target.symbol} on file. Please choose another one.`;
}

function guideFieldProblem(
  guide: Specification["guide"],
  { guide: rule }: AskedField,
  design: Design,
  { isQuoted, guideListings = [] }: Terms,
): string | undefined {
  if (guide?.source !== "own" || !rule) return undefined;
  const { library, sequences } = guide;
  const problem = guideProblem(sequences, rule);
  if (problem || library === undefined) return problem;
  if (!findGuideLibraries(design).some(({ name }) => name === library)) {
    return `${library} has no guides for this product. Please choose another guide, or let us choose.`;
  }
  if (isQuoted || isGuideListed(guide, guideListings)) return undefined;
  return `The guide ${sequences.map(normalizeBases).join(", ")} is no longer in the list of ${library}. Please choose another guide, let us choose, or give it as your own.`;
}

function siteProblem(site: Specification["site"], design: Design): string | undefined {
  if (site?.at !== "coordinates") return undefined;
  const { max } = specificationData.site;
  const problem = placeProblem(site, design);
  if (problem || regionLength(site) <= max) return problem;
  return `An insertion replaces at most ${formatInteger(max)} bp. Please check the coordinates.`;
}

function regionProblem(region: Specification["region"], design: Design): string | undefined {
  if (region?.by === "coordinates") return placeProblem(region, design);
  return region && hasVisibleCharacter(region.exons) ? undefined : MISSING_TEXTS.region;
}

const placeProblem = (place: Coordinates, { target }: Design): string | undefined =>
  coordinatesProblem(place, target.species ?? "Human", isOneChromosome(target) ? target.chromosome : null);

/** Tables also have `X and Y`, `MT` and unplaced scaffolds. */
const isOneChromosome = ({ chromosome = "" }: Design["target"]): boolean =>
  /^(?:[1-9]\d?|X|Y)$/.test(chromosome);

function customProblem(
  field: "custom_tag" | "custom_fluorescence" | "custom_selection",
  part: Specification["custom_tag"],
  read: ReturnType<typeof findReadingContext>,
): string | undefined {
  if (part?.sequence?.trim()) return codingProblem(part.sequence, "The sequence", read ?? {});
  return part?.note ? undefined : MISSING_TEXTS[field];
}
