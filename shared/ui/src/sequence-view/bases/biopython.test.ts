/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { reverseComplement, translate } from "@ligate/contract/sequences/bases";
import { ENZYMES } from "@ligate/contract/sequences/enzymes";
import { measureComposition } from "./composition.ts";
import { findCutSites } from "./cut-sites.ts";
import { digest } from "./digest.ts";
import { findOpenFrames } from "./open-frames.ts";
import { sliceRange } from "./ranges.ts";

/** That of Debian, whose package python3-biopython is the reader. */
const PYTHON = "/usr/bin/python3";
const hasBiopython = spawnSync(PYTHON, ["-c", "import Bio.Restriction"]).status === 0;
if (!hasBiopython) {
  console.info("Skipped: the comparison with Biopython needs the Debian package python3-biopython.");
}

/** Prints what Biopython computes of each plasmid: cuts and fragments of enzymes, the composition, and open frames. */
const READER = `
import json, sys
from Bio.Seq import Seq
from Bio import Restriction
given = json.load(sys.stdin)
enzymes = [getattr(Restriction, name) for name in given["enzymes"]]
def find_frames(strand, sign):
    total = len(strand)
    twice = strand + strand
    text = str(twice)
    longest = {}
    for start in [i for i in range(total) if text.startswith("ATG", i)]:
        turn = twice[start:start + total // 3 * 3]
        protein = str(turn.translate(to_stop=True))
        bases = 3 * len(protein) + 3
        stop = (start + bases - 1) % total
        is_longer = len(protein) > len(longest.get(stop, (0, ""))[1])
        if bases <= len(turn) and len(protein) >= given["shortest"] and is_longer:
            longest[stop] = (start, protein)
    ends = lambda start, stop: [start + 1, stop + 1] if sign == 1 else [total - stop, total - start]
    return [[*ends(start, stop), sign, protein + "*"] for stop, (start, protein) in longest.items()]
def read(plasmid):
    seq = Seq(plasmid["bases"])
    total = len(seq)
    cuts = {str(e): sorted((p - 2) % total + 1 for p in set(e.search(seq, linear=False))) for e in enzymes}
    frames = find_frames(seq, 1) + find_frames(seq.reverse_complement(), -1)
    positions = sorted({p for places in cuts.values() for p in places})
    lengths = [(after - before - 1) % total + 1 for before, after in zip(positions, positions[1:] + positions[:1])]
    gc = (seq.count("G") + seq.count("C")) / total * 100
    return dict(cuts=cuts, frames=sorted(frames), gc=gc, lengths=sorted(lengths, reverse=True))
json.dump([read(plasmid) for plasmid in given["plasmids"]], sys.stdout)
`;

interface Read {
  cuts: Record<string, number[]>;
  /** First and last base, strand and protein of each. */
  frames: [number, number, 1 | -1, string][];
  lengths: number[];
  gc: number;
}

/** A plasmid of pseudorandom bases, the same in every run. @param seed from 1 */
function plasmidOf(seed: number): string {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  return Array.from({ length: 400 + (next() % 800) }, () => "ACGT"[next() % 4]).join("");
}

/** In amino acids. */
const SHORTEST = 30;

const readFrames = (bases: string): Read["frames"] =>
  findOpenFrames(bases, SHORTEST)
    .map((frame): Read["frames"][number] => {
      const slice = sliceRange(bases, frame);
      const read = frame.strand === 1 ? slice : reverseComplement(slice);
      return [frame.from, frame.to, frame.strand, translate(read)];
    })
    .sort(([a, aEnd], [b, bEnd]) => a - b || aEnd - bEnd);

const test = hasBiopython ? it : it.skip;

test("digests, reads and measures 1,000 plasmids as Biopython does", () => {
  const plasmids = Array.from({ length: 1_000 }, (_, i) => ({ bases: plasmidOf(i + 1) }));
  const input = JSON.stringify({ enzymes: ENZYMES.map(({ name }) => name), plasmids, shortest: SHORTEST });
  const { status, stdout, stderr } = spawnSync(PYTHON, ["-c", READER], {
    ...{ input, encoding: "utf8", maxBuffer: 2 ** 28 },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const read = JSON.parse(stdout) as Read[];
  expect(read).toHaveLength(plasmids.length);
  for (const [i, { bases }] of plasmids.entries()) {
    const cuts = findCutSites(bases, ENZYMES);
    const positions = cuts.map(({ enzyme, sites }) => [
      enzyme.name,
      [...new Set(sites.map(({ cut_bp }) => cut_bp))].sort((a, b) => a - b),
    ]);
    const fragments = digest(
      bases.length,
      cuts.flatMap(({ sites }) => sites),
    );
    expect({
      cuts: Object.fromEntries(positions),
      frames: readFrames(bases),
      lengths: fragments.map(({ length }) => length),
      gc: measureComposition(bases).gcPercent,
    }).toEqual({ ...read[i], gc: expect.closeTo(read[i]?.gc ?? Number.NaN, 9) });
  }
}, 120_000);
