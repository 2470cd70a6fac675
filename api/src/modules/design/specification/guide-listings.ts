import { normalizeBases } from "@ligate/contract/specification/check-sequence";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { Design } from "../design.ts";

/** An entry of an imported library for a guide. */
export interface GuideListing {
  /** Of the guide, in upper case. */
  bases: string;
  library: string;
  /** The gene that the library has the guide for, by its symbol there. */
  symbol: string;
  /** Whether this is the target of the design. */
  isOfTarget: boolean;
}

type Guide = Specification["guide"];

/** Whether the library that a guide names has it for the target. */
export const isGuideListed = (guide: Guide, listings: readonly GuideListing[]): boolean =>
  guide?.source === "own" &&
  guide.sequences
    .map(normalizeBases)
    .every((bases) =>
      listings.some((each) => each.isOfTarget && each.library === guide.library && each.bases === bases),
    );

/** The entries of libraries for the customer's own guides, as sentences. A guide in no library is not mentioned. */
export function describeListings(
  guide: Guide,
  { target }: Design,
  listings: readonly GuideListing[],
): { ofTarget: string[]; ofOthers: string[] } {
  const described = { ofTarget: [] as string[], ofOthers: [] as string[] };
  if (guide?.source !== "own" || guide.library !== undefined || target.kind !== "gene") return described;
  for (const [i, bases] of guide.sequences.map(normalizeBases).entries()) {
    const subject = guide.sequences.length > 1 ? `Guide ${i + 1}` : "The guide";
    const found = listings.filter((each) => each.bases === bases);
    const own = found.filter(({ isOfTarget }) => isOfTarget);
    if (own.length > 0) described.ofTarget.push(`${subject} is listed ${placesText(own)}.`);
    else if (found.length > 0)
      described.ofOthers.push(`${subject} is listed ${placesText(found)}, not for ${target.symbol}.`);
  }
  return described;
}

/** Such as `for TP53 in Brunello and for TP53 in Dolcetto set A`. */
const placesText = (listings: readonly GuideListing[]): string =>
  listings.map(({ symbol, library }) => `for ${symbol} in ${library}`).join(" and ");
