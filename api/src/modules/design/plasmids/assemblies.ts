import type { CargoLevel } from "@ligate/contract/design/constants";
import { structures, vectors } from "../data/design-data.ts";
import type { BacterialMarker, Structure } from "../data/design-schema.ts";
import type { Element, KitPlasmid } from "../data/vector-schema.ts";
import { type Design, NONE } from "../design.ts";
import type { SpecifiedParts } from "../specification/specified-parts.ts";
import { generatedPart, namedFeature } from "./features/content-features.ts";
import { homologyArm } from "./features/homology-arms.ts";
import { reverse, totalLength } from "./features/pieces.ts";
import { withReadingFrame } from "./features/reading-frames.ts";
import { withoutRepeats } from "./features/repeated-features.ts";
import { resolveFeature, targetLabel } from "./features/resolve-feature.ts";
import type { PlasmidContext, PlasmidFeature } from "./plasmid-features.ts";

/** The features of one plasmid: what its structure has around the insert, the insert, and the backbone. */
export interface Assembly {
  /** The role of the plasmid in the kit, such as `Cas9` or `Donor`. */
  role: string;
  structure: Structure;
  /** False for the nuclease plasmid beside a donor: it is not what the structure delivers. */
  isDelivered: boolean;
  /** The homology arms of a donor. */
  arms: { left: PlasmidFeature[]; right: PlasmidFeature[] };
  /** Whether the cassette of a donor ends in a joint to the gene behind the right arm. */
  leadsIntoGene: boolean;
  /** The transcription units, each from promoter to terminator. */
  cassettes: PlasmidFeature[][];
  /** The homology arms and cassettes. With the ends it is the packaged or integrated part. */
  insert: PlasmidFeature[];
  ends: Ends;
  backbone: PlasmidFeature[];
}

/** The plasmids of a kit. @param specified with a value for everything that the kits of vectors.yaml differ by */
export const assembleKit = (design: Design, specified: SpecifiedParts): Assembly[] =>
  kitPlasmids(design, specified).map((plasmid) => assemble(design, plasmid, specified));

function kitPlasmids({ fn, structure, promoter, tag }: Design, specified: SpecifiedParts): KitPlasmid[] {
  const kit = vectors.kits.find(
    ({ functions, structures: symbols, promoters, hasTag, terminus, marker, reporter, ownPromoter }) =>
      functions.includes(fn.code) &&
      symbols.includes(structure.symbol) &&
      (promoters?.includes(promoter.code) ?? true) &&
      (hasTag ?? tag.code !== NONE) === (tag.code !== NONE) &&
      (terminus ?? specified.terminus) === specified.terminus &&
      (marker ?? specified.marker) === specified.marker &&
      (reporter ?? specified.reporter) === specified.reporter &&
      (ownPromoter ?? specified.ownPromoter) === specified.ownPromoter,
  );
  return kit?.plasmids ?? [];
}

function assemble(design: Design, plasmid: KitPlasmid, specified: SpecifiedParts): Assembly {
  const structure = structures.find(({ symbol }) => symbol === plasmid.structure) ?? design.structure;
  const context = { design, structure, specified };
  const [left = [], right = []] = plasmid.arms ? buildArms(context, plasmid.arms) : [];
  const leadsIntoGene = plasmid.cassettes.at(-1)?.at(-1)?.behind !== undefined;
  const resolved = plasmid.cassettes.map((elements) => resolveCassette(context, elements));
  const cassettes = withoutRepeats(resolved.filter(transcribesSomething)).map((cassette) =>
    withReadingFrame(cassette, leadsIntoGene),
  );
  return {
    role: plasmid.role,
    structure,
    isDelivered: plasmid.structure === undefined,
    arms: { left, right },
    leadsIntoGene,
    cassettes,
    insert: [...left, ...cassettes.flat(), ...right],
    ends: getEnds(structure),
    backbone: getBackbone(structure, design.bacterial),
  };
}

interface Ends {
  before: PlasmidFeature[];
  upstream: PlasmidFeature[];
  downstream: PlasmidFeature[];
  /** The length of both ends. */
  bp: number;
}

const ends = new Map<Structure, Ends>();

/** The features of a structure around every cargo. They are the same in all designs. */
function getEnds(structure: Structure): Ends {
  const found = ends.get(structure);
  if (found) return found;
  const features = (names: string[]) => names.map((name) => namedFeature(name, ""));
  const [upstream, downstream] = [features(structure.upstream), features(structure.downstream)];
  const bp = totalLength([...upstream, ...downstream]);
  const built = { before: features(structure.before), upstream, downstream, bp };
  ends.set(structure, built);
  return built;
}

const backbones = new Map<Structure, Map<BacterialMarker, PlasmidFeature[]>>();

/** The backbone of a structure with a bacterial marker. It is the same in all designs. */
function getBackbone(structure: Structure, bacterial: BacterialMarker): PlasmidFeature[] {
  const ofStructure = backbones.get(structure) ?? new Map<BacterialMarker, PlasmidFeature[]>();
  backbones.set(structure, ofStructure);
  const built =
    ofStructure.get(bacterial) ?? structure.backbone.flatMap((name) => backbonePart(name, bacterial));
  ofStructure.set(bacterial, built);
  return built;
}

function backbonePart(name: string, bacterial: BacterialMarker): PlasmidFeature[] {
  if (!name.endsWith("$bacterial")) return [namedFeature(name, "")];
  const marker = generatedPart(bacterial, "bacterial");
  return name.startsWith("-") ? marker.map(reverse) : marker;
}

function buildArms(context: PlasmidContext, [left, right]: [string, string]): PlasmidFeature[][] {
  const label = targetLabel(context.design);
  return [[homologyArm(context, left, 0, label)], [homologyArm(context, right, 1, label)]];
}

function resolveCassette(context: PlasmidContext, elements: Element[]): PlasmidFeature[] {
  const all: PlasmidFeature[] = [];
  const named = (name: string | undefined) => (name ? resolveFeature(context, name) : []);
  for (const { part, before, behind } of elements) {
    const resolved = resolveFeature(context, part);
    if (resolved.length === 0) continue;
    const joint = all.at(-1)?.kind === "promoter" ? undefined : before;
    all.push(...named(joint), ...resolved, ...named(behind));
  }
  return all;
}

const transcribesSomething = (cassette: PlasmidFeature[]): boolean =>
  cassette.some(({ kind }) => kind !== "promoter" && kind !== "regulatory");

/** All features of a plasmid, in order of position. */
export const listFeatures = ({ ends, insert, backbone }: Assembly): PlasmidFeature[] => [
  ...ends.before,
  ...ends.upstream,
  ...insert,
  ...ends.downstream,
  ...backbone,
];

/** The length of the largest delivered insert with its ends, without parts of unknown length. */
export const largestInsertBp = (assemblies: Assembly[]): number =>
  Math.max(...assemblies.filter(({ isDelivered }) => isDelivered).map(knownBp));

const knownBp = ({ ends, insert }: Assembly): number =>
  ends.bp + totalLength(insert.filter(({ isPlaceholder }) => !isPlaceholder));

/** The level of an insert of this length. */
export function cargoLevel({ cargo }: Structure, bp: number): CargoLevel {
  if (!cargo || bp <= cargo.recommendedMax) return "fine";
  return bp <= cargo.max ? "lower_titre" : "too_large";
}
