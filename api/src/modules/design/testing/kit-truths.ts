import type { Plasmid, PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import { type Design, NONE } from "../design.ts";
import { promoterBp } from "../plasmids/features/content-features.ts";
import type { Kit, Truths } from "./every-kit.ts";
import {
  AROUND_CASSETTES,
  between,
  getEnd,
  getPayload,
  getTranscripts,
  isIres,
  isKozak,
  isProtein,
  isRelease,
  LEFT_ARM,
  RIGHT_ARM,
  upToPromoter,
} from "./transcripts.ts";

/** Rules that hold for the proteins, markers, names and sizes of every kit, checked on the parts of its plasmids. */
export const KIT_TRUTHS: Truths = {
  "has the tag in frame with the protein, at the end that is chosen": ({ plasmids, design, terminus }) =>
    plasmids.every(({ parts }) =>
      parts.every(({ kind }, i) => {
        if (kind !== "tag") return true;
        const [before, after] = [parts[i - 1], parts[i + 1]];
        if (design.fn.code === "KT") return [before?.name, after?.name].includes("Linker");
        return (terminus === "C" ? before : after)?.kind === "effector";
      }),
    ),
  "has no promoter twice": ({ plasmids }) =>
    plasmids.every(({ parts }) => {
      const promoters = parts.filter(({ kind }) => kind === "promoter");
      const names = promoters.map(({ name }) => name.replace(/^P(?=(PGK|EFS|U6|CMV)$)/, ""));
      return new Set(names).size === names.length;
    }),
  "fuses tag or fluorophore of a tagging kit to the protein, without a release": (kit) =>
    kit.design.fn.code !== "KT" || isFusionOfGene(kit),
  "expresses every chosen marker exactly once": ({ design, plasmids }) =>
    (["fluorescence", "selection"] as const).every((kind) => {
      const name = design[kind].code === "Z" ? `Custom ${kind} (schematic)` : design[kind].name;
      const expressed = plasmids.flatMap(({ parts }) => parts.filter((part) => part.name === name));
      return design[kind].code === NONE || expressed.length === 1;
    }),
  "has a marker in every vector of a kit of two that integrate, and no selection marker twice": ({
    plasmids,
  }) => {
    const markers = plasmids.filter(integrates).map(listSelectionMarkers);
    const selections = markers.flat().filter(({ kind }) => kind === "selection");
    const isDistinct = new Set(selections.map(({ name }) => name)).size === selections.length;
    return markers.length < 2 || (isDistinct && markers.every((each) => each.length > 0));
  },
  "has the chosen markers on the vector with the guide or reading frame of a Lenti kit": ({
    design,
    plasmids,
  }) => {
    const [effector, other] = plasmids.filter(({ parts }) => parts.some(({ name }) => EFFECTORS.test(name)));
    if (design.structure.symbol !== "LV" || !effector) return true;
    const own = listSelectionMarkers(effector).map(({ name }) => name);
    return !other && own.join() === (design.selection.name === "Blast" ? "Puro" : "Blast");
  },
  "has the guides of its nuclease in every CRISPR kit": ({ design, plasmids }) => {
    const guides = plasmids.flatMap(({ parts }) => parts.filter(({ kind }) => kind === "guide"));
    const lengths = guides.map((guide) => clonedBp(design, guide));
    return design.category.name !== "CRISPR" || lengths.join() === guideLengths(design).join();
  },
  "has no protein twice on one plasmid": ({ plasmids }) =>
    plasmids.every(({ parts }) => {
      const proteins = parts.filter(isProtein).map(({ name }) => STAND_INS[name] ?? name);
      return new Set(proteins).size === proteins.length;
    }),
  "lists the proteins in the vector name in the order of the plasmid": ({ plasmids, terminus }) =>
    plasmids.every((plasmid) => isNamedInOrder(plasmid, terminus)),
  "draws no promoter for Endogenous": ({ plasmids }) =>
    plasmids.every(
      ({ name, parts }) => [name, ...parts.map((part) => part.name)].join().search(/Endogen/) < 0,
    ),
  "names the locus that a control edits": ({ design, plasmids }) => {
    const site = { KI: "(AAVS1/Rosa26)", KT: "(ACTB/Actb)" }[design.fn.code];
    return design.target.kind !== "control" || !site || plasmids.every(({ name }) => name.includes(site));
  },
  "counts what is packaged or inserted, and never the backbone": ({ design, plasmids, cargo }) =>
    cargo.insert_bp === Math.max(...delivered(design, plasmids).map((plasmid) => insertBp(design, plasmid))),
  "has a cloning site in place of every guide and reading frame of a template": ({ design, plasmids }) =>
    design.target.kind !== "template" ||
    plasmids.every(({ known_bp, total_bp, parts }) => known_bp === total_bp || hasNoSite(parts)),
  "has one bacterial marker per plasmid, never kanamycin with Neo": ({ plasmids }) =>
    plasmids.every(({ parts }) => {
      const [bacterial, ...others] = parts.filter(({ kind }) => kind === "bacterial");
      const hasNeo = parts.some(({ name }) => name === "Neo");
      return bacterial && others.length === 0 && !(hasNeo && bacterial.name === "Kan");
    }),
  "has its parts in order from its first base on, without overlap, within its length": ({ plasmids }) =>
    plasmids.every(
      ({ parts, total_bp }) =>
        parts[0]?.start_bp === 1 &&
        parts.every((part, i) => getEnd(part) < (parts[i + 1]?.start_bp ?? total_bp + 1)),
    ),
  "has no gap within its cassettes, nor between them and the features of its structure": ({ plasmids }) =>
    plasmids.every((plasmid) => {
      const payload = getPayload(plasmid);
      const isAround = ({ name }: PlasmidPart) => AROUND_CASSETTES.flat().some((each) => each === name);
      return isContiguous(plasmid.parts.filter((part) => payload.includes(part) || isAround(part)));
    }),
};

/** Repeat and spacer of CasRx, or spacer and scaffold of SaCas9 in AAV, and of SpCas9, whose second scaffold is another one. */
function guideLengths({ fn, structure }: Design): number[] {
  if (fn.code === "KD") return [30 + 22];
  const isSaCas9 = structure.symbol === "AV" && /^(KO|DL)$/.test(fn.code);
  const first = (isSaCas9 ? 21 : 20) + 76;
  return fn.code === "DL" ? [first, isSaCas9 ? first : 20 + 86] : [first];
}

const isContiguous = (parts: PlasmidPart[]): boolean =>
  parts.slice(0, -1).every((part, i) => parts[i + 1]?.start_bp === getEnd(part) + 1);

const EFFECTORS = /^(SpCas9|dCas9|CasRx|rtTA)$/;
const integrates = ({ parts }: Plasmid) => parts.some(({ name }) => /LTR|PB repeat/.test(name));
const listSelectionMarkers = ({ parts }: Plasmid) =>
  parts.filter(({ kind }) => /selection|fluorescence/.test(kind));

/**
 * Linker and tag, linker and fluorophore, with no release between them and the gene, which is behind the right arm for a
 * tag at the N terminus, and in front of the left one otherwise.
 */
function isFusionOfGene(kit: Kit): boolean {
  const [donor] = kit.plasmids;
  const inArms = donor && between(donor, LEFT_ARM, RIGHT_ARM);
  if (!inArms) return false;
  return kit.terminus === "N" ? leadsIntoGene(kit.design, inArms) : followsGene(kit.design, inArms);
}

function leadsIntoGene(design: Design, inArms: PlasmidPart[]): boolean {
  const released = design.selection.code === NONE ? [] : ["selection", "P2A"];
  const tag = design.tag.code === NONE ? [] : ["tag", "Linker"];
  const fluorophore = design.fluorescence.code === NONE ? [] : ["fluorescence", "Linker"];
  const order = inArms
    .filter((part) => !isKozak(part))
    .map(({ name, kind }) => (kind === "regulatory" ? name : kind));
  return order.join() === [...released, ...tag, ...fluorophore].join();
}

function followsGene(design: Design, inArms: PlasmidPart[]): boolean {
  const end = inArms.findIndex(({ name }) => /^([PT]2A|bGH polyA|Stop codon)$/.test(name));
  const fused = end < 0 ? inArms : inArms.slice(0, end);
  const hasTag = design.tag.code !== NONE;
  const hasFluorophore = design.fluorescence.code !== NONE && (promoterBp(design.promoter) === 0 || !hasTag);
  const expected = [
    ...(hasTag ? ["Linker", "tag"] : []),
    ...(hasFluorophore ? ["Linker", "fluorescence"] : []),
  ];
  return fused.map(({ name, kind }) => (name === "Linker" ? name : kind)).join() === expected.join();
}

/** The donor of a knock-in kit, without the nuclease plasmid beside it; all plasmids of other kits. */
const delivered = ({ fn }: Design, plasmids: Plasmid[]) =>
  /^K[IT]$/.test(fn.code) ? plasmids.slice(0, 1) : plasmids;

/**
 * Beside a part of a customer; in some donors, such as those beside ITRs, whose cuts leave complementary overhangs; and where no
 * enzyme cuts a site alone, which the truths of sequences check.
 */
const hasNoSite = (parts: PlasmidPart[]): boolean =>
  parts.some(
    ({ name, known_bp }) =>
      name === LEFT_ARM || name.startsWith("Custom") || (name === "Cloning site" && known_bp === 0),
  );

/** From repeat to repeat, or all cassettes of a plain plasmid; without a reading frame of unknown length. */
function insertBp(design: Design, plasmid: Plasmid): number {
  const { parts } = plasmid;
  const ends = parts.filter(({ name }) => /^[53]' (LTR|ITR|PB repeat)$/.test(name));
  const [first, ...others] = ends.length > 0 ? ends : getPayload(plasmid);
  const unknown = parts.find(({ name }) => name.includes("length not on file"));
  if (!first) return 0;
  const cloned = parts.reduce((sum, part) => sum + clonedBp(design, part) - part.length_bp, 0);
  return getEnd(others.at(-1) ?? first) - first.start_bp + 1 - (unknown?.length_bp ?? 0) + cloned;
}

/** The length of a part; in a template, with a guide in place of the cloning cassette, or the site that the size counts. */
function clonedBp(design: Design, { name, kind, length_bp, known_bp }: PlasmidPart): number {
  if (design.target.kind !== "template" || known_bp < length_bp) return length_bp;
  if (name === "Cloning site") return CLONING_SITE_BP;
  if ([LEFT_ARM, RIGHT_ARM].includes(name)) return ARM_BP;
  if (kind !== "guide") return length_bp;
  return design.category.name === "CRISPR"
    ? (guideLengths(design)[name.endsWith("2") ? 1 : 0] ?? 0)
    : hairpinBp(name);
}

const CLONING_SITE_BP = 60;
const ARM_BP = 800;
/** Two strands of 21 nt with the loop, or with everything that is taken from miR-30. */
const hairpinBp = (name: string): number => (name === "shRNA" ? 2 * 21 + 6 : 327);

/**
 * The proteins that each transcript makes stand in the name one after the other: without the selection marker that 2A releases from
 * a gene or effector, with which the name begins, and with the gene that the transcript goes on into.
 */
function isNamedInOrder(plasmid: Plasmid, terminus: Kit["terminus"]): boolean {
  return getTranscripts(plasmid)
    .filter(({ start, polymerase }) => start.name !== "RSV" && polymerase === "II")
    .every(({ start, body }) => {
      const read = upToPromoter(body);
      const made = read.filter((part) => isProtein(part) || isRelease(part) || isIres(part));
      const [joint, last] = made.slice(-2);
      const isOfGene = start.name === LEFT_ARM || made.some(({ kind }) => kind === "effector");
      if (isOfGene && joint && isRelease(joint) && last?.kind === "selection") {
        if (!plasmid.name.includes(`]-${labelOf(last)}-`)) return false;
        made.splice(-2);
      }
      const goesOn = terminus === "N" && start.name === LEFT_ARM;
      const [, gene = ""] = (goesOn && /HDR\((.+?)\)/.exec(plasmid.name)) || [];
      const labels = [...made.map(labelOf), ...(gene ? [gene] : [])].join(":");
      const hairpin = read.some(({ kind }) => kind === "guide") ? ":miR30-shRNA(" : "-";
      return labels === "" || `${plasmid.name}-`.includes(`>${labels}${hairpin}`);
    });
}

const STAND_INS: Record<string, string> = {
  "Control ORF (EGFP)": "EGFP",
  "Control ORF (luciferase)": "Luc",
  "Cloning site": "MCS",
};
const labelOf = ({ name }: PlasmidPart): string =>
  STAND_INS[name] ?? name.replace(/^(\w+) ORF.*$/, "h$1").replace(/^Custom.*$/, "Custom");
