import type { PartKind } from "@ligate/contract/catalog/constants";

/** A part of a schematic ring. Start and length are percentages of its circumference. */
export interface VectorPart {
  kind: PartKind;
  start: number;
  length: number;
}

const LENGTHS: Record<PartKind, number> = {
  promoter: 9,
  effector: 26,
  guide: 8,
  fluorescence: 12,
  tag: 4,
  selection: 10,
  bacterial: 13,
  regulatory: 4,
  repeat: 5,
};
/** The share of the ring that the parts cover, in percent. The rest is divided around the bacterial part. */
const COVERED = { min: 60, max: 88 };

const FLUORESCENT_PROTEINS = /^(EGFP|mCherry|mTagBFP2|mVenus|tdTomato|iRFP670)$/;
const TAGS = /^(FLAG|3xFLAG|HA|Myc|6xHis|V5|Strep)$/;
const GUIDES = /^(gRNA|crRNA|shRNA)\b/;
const SELECTION_MARKERS = /^(Puro|Neo|Hygro|Blast|Zeo)$/;
const LINKERS = /^([PTEF]2A|IRES)$/;

/**
 * The parts of the vectors that a systematic name lists, such as `pLV[OE]-Puro-CMV>FLAG:hTP53`; several names are joined
 * by ` + `. The parts have typical lengths, not their own.
 */
export const toVectors = (vectorName: string): VectorPart[][] =>
  vectorName.split(" + ").map((name) => placeParts(toKinds(name)));

function toKinds(name: string): PartKind[] {
  const [, backbone = "", insert = ""] = /^(p[^[]*)\[[^\]]*\]-?(.*)$/.exec(name) ?? [];
  const sections = insert.split("-");
  const hasSelection = /^\w+$/.test(sections[0] ?? "");
  // Other sections belong to a name with a hyphen, such as that of NKX2-1.
  const cassettes = sections.filter((section) => section.includes(">") || section.startsWith("HDR"));
  const isFlanked = /^p(LV|AAV|PB)/.test(backbone);
  return [
    ...(isFlanked ? ["repeat" as const] : []),
    ...cassettes.flatMap(toCassetteKinds),
    ...(hasSelection ? ["selection" as const] : []),
    ...(isFlanked ? ["repeat" as const] : []),
    "bacterial",
  ];
}

/** `CMV>FLAG:hTP53` is a promoter and what it drives; `HDR(hTP53)` is a pair of homology arms. */
function toCassetteKinds(cassette: string): PartKind[] {
  const [start = "", body = ""] = cassette.split(">");
  const parts = body.split(":").filter((part) => part !== "" && !LINKERS.test(part));
  return [start.startsWith("HDR") ? "repeat" : "promoter", ...parts.map(getPartKind)];
}

function getPartKind(label: string): PartKind {
  if (GUIDES.test(label)) return "guide";
  if (FLUORESCENT_PROTEINS.test(label)) return "fluorescence";
  if (SELECTION_MARKERS.test(label)) return "selection";
  return TAGS.test(label) ? "tag" : "effector";
}

function placeParts(kinds: readonly PartKind[]): VectorPart[] {
  const total = kinds.reduce((sum, kind) => sum + LENGTHS[kind], 0);
  const covered = Math.min(Math.max(total, COVERED.min), COVERED.max);
  let start = 0;
  return kinds.map((kind) => {
    if (kind === "bacterial") start += (100 - covered) / 2;
    const part = { kind, start, length: (LENGTHS[kind] * covered) / total };
    start += part.length;
    return part;
  });
}
