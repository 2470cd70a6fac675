import { hash } from "node:crypto";
import type { PlasmidSequence } from "@ligate/contract/sequences/schemas";
import {
  basesBetween,
  basesFromTo,
  findFeature,
  listOuter,
  readBases,
  type SequenceTruths,
} from "./exported-plasmids.ts";
import { AROUND_CASSETTES, isPolyA, LEFT_ARM, RIGHT_ARM } from "./transcripts.ts";

/** The primer binding site of tRNA-Lys3, and the polypurine tracts of HIV-1. */
const PBS = "TGGCGCCCGAACAGGGAC";
const PPT = "AAAAGAAAAGGGGGGA";

/** The two parts of a lentiviral genome around its cassettes that are the same in SGEP: first and last feature, and bases. */
export const SGEP_BLOCKS = [
  {
    from: "5' LTR",
    to: "env fragment 3' of RRE",
    length: 1556,
    sha256: "3dbf3bc790abedc934425656cbb9f897dbd1ea57bf96782d84ab91d3249a5943",
  },
  {
    from: "nef fragment",
    to: "3' LTR",
    length: 422,
    sha256: "5de419d58ca92a552d27d18d0e3ddcecba2e89031e7606b2e5f40340b3e53618",
  },
];

/** Rules that hold for what vectors have around their cassettes, checked on the exported sequences. */
export const BACKBONE_TRUTHS: SequenceTruths = {
  "has one primer binding site between its LTRs, 1 nt behind U5": ({ plasmid }) => {
    const genome = basesBetween(plasmid, "5' LTR", "3' LTR");
    return genome === undefined || findAll(genome, PBS).join() === "1";
  },
  "has the polypurine tract in the cPPT and 1 nt in front of the 3' LTR, and nowhere else between its LTRs":
    ({ plasmid }) => {
      const genome = basesBetween(plasmid, "5' LTR", "3' LTR");
      if (genome === undefined) return true;
      const found = findAll(genome, PPT);
      const hasCentral = basesFromTo(plasmid, "cPPT", "cPPT")?.includes(PPT);
      return hasCentral === true && found.length === 2 && found[1] === genome.length - 1 - PPT.length;
    },
  "has the ends of a lentiviral genome as in SGEP": ({ plasmid }) =>
    SGEP_BLOCKS.every(({ from, to, length, sha256 }) => {
      const block = basesFromTo(plasmid, from, to);
      return block === undefined
        ? !isLentiviral(plasmid)
        : block.length === length && hash("sha256", block) === sha256;
    }),
  "has the same ITR of 141 nt in opposite directions around an AAV genome": ({ plasmid }) => {
    const [left, right] = ["5' ITR", "3' ITR"].map((name) => findFeature(plasmid, name));
    if (!left || !right) return left === right;
    const bases = readBases(plasmid, left);
    return left.strand === -1 && bases.length === 141 && bases === readBases(plasmid, right);
  },
  "has both ends of the piggyBac element, from TTAA to TTAA": ({ plasmid }) => {
    const left = basesFromTo(plasmid, "5' PB repeat", "5' PB inner sequence");
    const right = basesFromTo(plasmid, "3' PB inner sequence", "3' PB repeat");
    if (left === undefined || right === undefined) return left === right;
    return /^TTAACCC.{300}GATATCGTGACTAA.{79}$/.test(left) && /^.{157}TAAAAG.{229}GGGTTAA$/.test(right);
  },
  "has nothing between its cassettes and the features of its structure, and no junction within them": ({
    plasmid,
  }) => {
    const outer = listOuter(plasmid);
    const names = outer.map(({ name }) => name);
    const [left, right] = AROUND_CASSETTES.find(([first]) => names.includes(first)) ?? IN_PLAIN_PLASMIDS;
    const start = names.indexOf(left) + 1;
    const end = names.indexOf(right, start);
    const payload = outer.slice(start, end);
    const [first, last] = [payload[0], payload.at(-1)];
    if (!first || !last || names.slice(start, end).includes("Junction")) return false;
    const begins = first.kind === "promoter" || first.name === LEFT_ARM;
    return begins && (right === "WPRE" || isPolyA(last) || ["T6", RIGHT_ARM].includes(last.name));
  },
};

const IN_PLAIN_PLASMIDS = ["", "Junction"] as const;

const isLentiviral = (plasmid: PlasmidSequence): boolean => findFeature(plasmid, "RSV") !== undefined;

/** The positions of a short sequence, from 0. */
function findAll(bases: string, searched: string): number[] {
  const found: number[] = [];
  for (let at = bases.indexOf(searched); at >= 0; at = bases.indexOf(searched, at + 1)) found.push(at);
  return found;
}
