import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSku } from "@ligate/contract/design/sku";
import { reverseComplement } from "@ligate/contract/sequences/bases";
import { aGene } from "../../../testing/designs.ts";
import { sequences } from "../data/design-data.ts";
import { publishedBases } from "../data/recoding.ts";
import { designFromCodes } from "../resolve-design.ts";
import { buildPlasmidSequences, type FilePlasmid } from "./kit-sequences.ts";

/** The fragments of published plasmids, in their order, without what was cloned into them (SOURCES.md). */
const folder = process.env.GENE_DATA;
const testWithData = folder ? it : it.skip;

interface Fragment {
  name: string;
  bases: string;
}

function readFragments(plasmid: string): Fragment[] {
  const rows = readFileSync(join(folder ?? "", "backbones.tsv"), "utf8")
    .trimEnd()
    .split("\n");
  return rows
    .map((row) => row.split("\t"))
    .filter(([vector]) => vector?.startsWith(plasmid))
    .map(([, , name = "", , , bases = ""]) => ({ name, bases }));
}

const exported = (sku: string): FilePlasmid => {
  const codes = parseSku(sku);
  const [plasmid] = codes ? buildPlasmidSequences(designFromCodes(codes, aGene())) : [];
  if (!plasmid) throw new Error(`${sku} has no plasmid.`);
  return plasmid;
};

/** The bases of a plasmid without those from one feature to another, both included. */
function withoutPayload({ bases, features }: FilePlasmid, first: string, last: string): string {
  const start = features.find(({ name }) => name === first)?.start_bp ?? 0;
  const end = features.find(({ name }) => name === last)?.end_bp ?? 0;
  return withPublishedMarker(bases.slice(0, start - 1) + bases.slice(end));
}

/** The backbone as published: one codon of the ampicillin resistance is a synonym of it. */
function withPublishedMarker(backbone: string): string {
  const { bases = "", recoded = [] } = sequences.AmpR ?? {};
  const published = publishedBases(bases, recoded);
  return backbone.replace(bases, published).replace(reverseComplement(bases), reverseComplement(published));
}

const joinFragments = (fragments: Fragment[], leftOut: RegExp): string =>
  fragments
    .filter(({ name }) => !leftOut.test(name))
    .map(({ bases }) => bases)
    .join("");

testWithData.each([
  ["OE-LV-CMXXPA-H00001", "SGEP", "PCMV", "Puro", /^cloning linker/],
  ["OE-AV-CMXXXA-H00001", "pAAV", "PCMV", "bGH polyA", /^cloning linker/],
  ["OE-PB-CMXXPA-H00001", "piggyBac donor", "PCMV", "bGH polyA", /^cloning linker/],
  [
    "OE-SP-CMXXPA-H00001",
    "pcDNA3.1",
    "PCMV",
    "bGH polyA",
    // The promoter, cloning site and terminator are parts of the payload; the Neo cassette is left out.
    /^(CMV|T7|MCS|bGH|SV40|NeoR)|^spacer: (CMV|T7|MCS|f1 ori|SV40 promoter|NeoR)/,
  ],
])("has in %s every base of %s around the payload", (sku, source, first, last, leftOut) => {
  const fragments = readFragments(source);

  expect(fragments.length).toBeGreaterThan(9);
  expect(withoutPayload(exported(sku), first, last)).toBe(joinFragments(fragments, leftOut));
});

/** A vector of another laboratory, with another promoter, WPRE and backbone. */
testWithData("shares what a virus needs with lentiCRISPR v2, fragment by fragment", () => {
  const { bases } = exported("KO-LA-ESXXPA-H00001");
  const shared = readFragments("lentiCRISPR v2").filter((fragment) => bases.includes(fragment.bases));

  expect(shared.map(({ name }) => name)).toEqual([
    ...["5' LTR (R-U5)", "U5-PBS junction", "PBS", "5' leader (PBS to psi)", "psi", "gag fragment"],
    ...["env fragment 5' of RRE", "RRE", "env fragment 3' of RRE", "cPPT/CTS"],
    ...[
      "spacer: WPRE to nef fragment",
      "nef fragment 5' of PPT",
      "3' PPT",
      "PPT-U3 junction",
      "3' LTR (dU3)",
    ],
    ...["f1 ori", "SV40 polyA"],
  ]);
});
