import type { FileFeature, FilePlasmid } from "../sequences/kit-sequences.ts";

/** A feature as it stands in a GenBank file. */
export interface WrittenFeature {
  type: string;
  /** Of a `regulatory` feature, else empty. */
  regulatoryClass: string;
  label: string;
  note: string;
  start: number;
  end: number;
  strand: 1 | -1;
  /** It has a translation. */
  isTranslated: boolean;
}

/**
 * The features that a GenBank file must have of a plasmid, in their order: each fusion as one CDS in front of its parts, which
 * are no CDS themselves.
 */
export function listWrittenFeatures({ features, frames }: FilePlasmid): WrittenFeature[] {
  const fusions = frames.filter(({ isOnePart }) => !isOnePart);
  const parts = features.map((feature): WrittenFeature => {
    const isPart = fusions.some((fusion) => isWithin(feature, fusion));
    const [type = "", regulatoryClass = ""] = feature.key.split(":");
    return {
      type: isPart && type === "CDS" ? "misc_feature" : type,
      regulatoryClass,
      label: feature.name,
      note: hasStretches(feature, features) ? "" : noteOf(feature),
      ...{ start: feature.start_bp, end: feature.end_bp, strand: feature.strand },
      isTranslated: type === "CDS" && !isPart && !feature.is_schematic,
    };
  });
  return fusions.reduce((written, { name, start_bp, end_bp, isSchematic }) => {
    const first = written.findIndex(({ start }) => start >= start_bp);
    const place = { start: start_bp, end: end_bp, strand: 1 as const };
    const whole = {
      type: "CDS",
      regulatoryClass: "",
      label: name,
      note: "",
      ...place,
      isTranslated: !isSchematic,
    };
    return written.toSpliced(first, 0, whole);
  }, parts);
}

const isWithin = (
  inner: { start_bp: number; end_bp: number },
  outer: { start_bp: number; end_bp: number },
): boolean => inner.start_bp >= outer.start_bp && inner.end_bp <= outer.end_bp;

/** Where the bases of a guide come from is in the notes of its stretches. */
const hasStretches = (feature: FileFeature, features: FileFeature[]): boolean =>
  feature.kind === "guide" &&
  feature.key === "misc_RNA" &&
  features.some((each) => each !== feature && isWithin(each, feature));

const noteOf = ({ source, confidence }: FileFeature): string =>
  confidence ? `${source}; confidence: ${confidence}` : source;
