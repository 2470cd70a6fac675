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

/** Prints what Biopython computes of each plasmid: cuts and fragments of enzymes, the composition, and proteins of frames. */
const READER = `
import json, sys
from Bio.Seq import Seq
from Bio import Restriction
given = json.load(sys.stdin)
enzymes = [getattr(Restriction, name) for name in given["enzymes"]]
def read(plasmid):
    seq = Seq(plasmid["bases"])
    total = len(seq)
    cuts = {str(e): sorted((p - 2) % total + 1 for p in set(e.search(seq, linear=False))) for e in enzymes}
    frames = [str(Seq(text).translate()) for text in plasmid["frames"]]
    positions = sorted({p for places in cuts.values() for p in places})
    lengths = [(after - before - 1) % total + 1 for before, after in zip(positions, positions[1:] + positions[:1])]
    gc = (seq.count("G") + seq.count("C")) / total * 100
    return dict(cuts=cuts, frames=frames, gc=gc, lengths=sorted(lengths, reverse=True))
json.dump([read(plasmid) for plasmid in given["plasmids"]], sys.stdout)
`;

interface Read {
  cuts: Record<string, number[]>;
  frames: string[];
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

const test = hasBiopython ? it : it.skip;

test("digests, reads and measures 1,000 plasmids as Biopython does", () => {
  const plasmids = Array.from({ length: 1_000 }, (_, i) => {
    const bases = plasmidOf(i + 1);
    const frames = findOpenFrames(bases, 30).map((frame) => {
      const slice = sliceRange(bases, frame);
      return frame.strand === 1 ? slice : reverseComplement(slice);
    });
    return { bases, frames };
  });
  const input = JSON.stringify({ enzymes: ENZYMES.map(({ name }) => name), plasmids });
  const { status, stdout, stderr } = spawnSync(PYTHON, ["-c", READER], {
    ...{ input, encoding: "utf8", maxBuffer: 2 ** 28 },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const read = JSON.parse(stdout) as Read[];
  expect(read).toHaveLength(plasmids.length);
  for (const [i, { bases, frames }] of plasmids.entries()) {
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
      frames: frames.map(translate),
      lengths: fragments.map(({ length }) => length),
      gc: measureComposition(bases).gcPercent,
    }).toEqual({ ...read[i], gc: expect.closeTo(read[i]?.gc ?? Number.NaN, 9) });
  }
}, 120_000);
