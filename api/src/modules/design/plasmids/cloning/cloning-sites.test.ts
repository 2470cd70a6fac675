import { parseSku } from "@ligate/contract/design/sku";
import { reverseComplement } from "@ligate/contract/sequences/bases";
import { annealedOligos } from "@ligate/contract/sequences/cloning";
import { ENZYMES } from "@ligate/contract/sequences/enzymes";
import fc from "fast-check";
import { aGene } from "../../../../testing/designs.ts";
import { functions, matrix, structures } from "../../data/design-data.ts";
import { type Design, toSku } from "../../design.ts";
import { designFromCodes } from "../../resolve-design.ts";
import { buildPlasmidSequences } from "../../sequences/kit-sequences.ts";
import { findGuideRule } from "../../specification/guide-rules.ts";
import { type Target, TEMPLATE } from "../../target.ts";
import { buildAssemblies } from "../build-assemblies.ts";
import { type CloningSite, drawPlasmid } from "./cloning-sites.ts";
import { describeCloning } from "./describe-cloning.ts";

/** A plasmid of a template, with the sites that are named. */
interface Open {
  role: string;
  bases: string;
  sites: CloningSite[];
}

function openPlasmids(design: Design): Open[] {
  const sequences = buildPlasmidSequences(design);
  return buildAssemblies(design).map((assembly, i) => ({
    role: assembly.role,
    bases: sequences[i]?.bases ?? "",
    sites: drawPlasmid(design, assembly).sites,
  }));
}

function design(sku: string): Design {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  return designFromCodes(codes, TEMPLATE);
}

/** A template of every pair of function and structure with each of its promoters, whose bases are on file. */
const templates = functions.flatMap((fn) =>
  structures.flatMap(({ symbol, selection, bacterial: [bacterial] }) =>
    (matrix[fn.code]?.offered[symbol] ?? []).map((promoter): Design => {
      const markers = `${selection.includes("P") ? "P" : "X"}${bacterial}`;
      return design(
        `${fn.code}-${symbol}-${promoter}${fn.code === "KT" ? "FG" : "XX"}${markers}-${TEMPLATE.number}`,
      );
    }),
  ),
);

const findEnzyme = (name: string) => {
  const found = ENZYMES.find((enzyme) => enzyme.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

/** Where an enzyme cuts the strand of a circular plasmid. */
function listCuts(bases: string, name: string): number[] {
  const { site, cuts } = findEnzyme(name);
  const circle = bases + bases.slice(0, site.length - 1);
  const starts = (letters: string) =>
    Array.from(circle.matchAll(new RegExp(letters, "g")), ({ index }) => index);
  const positions = [
    ...starts(site).map((at) => at + cuts[0]),
    ...starts(reverseComplement(site)).map((at) => at + site.length - cuts[1]),
  ];
  return positions.map((at) => (at + bases.length) % bases.length).sort((one, other) => one - other);
}

/** Cuts a plasmid, and drops the cassettes. A fragment has the overhangs of both of its ends; the first contains the origin. */
function digest(bases: string, name: string): string[] {
  const { site, cuts } = findEnzyme(name);
  const overhang = cuts[1] - cuts[0];
  const positions = listCuts(bases, name);
  const circle = bases + bases;
  const from = positions.map((cut, i) =>
    circle.slice(cut, (positions[i + 1] ?? (positions[0] ?? 0) + bases.length) + overhang),
  );
  const kept = from.filter(
    (fragment) => !fragment.includes(site) && !fragment.includes(reverseComplement(site)),
  );
  return [...kept.slice(-1), ...kept.slice(0, -1)];
}

/** Joins fragments to a circle by their overhangs, each of which fits to one other only. */
function ligate([vector = "", ...others]: string[], overhang: number): string {
  let joined = vector;
  const left = [...others];
  while (left.length > 0) {
    const next = left.filter((each) => each.startsWith(joined.slice(-overhang)));
    expect(next).toHaveLength(1);
    joined += (next[0] ?? "").slice(overhang);
    left.splice(left.indexOf(next[0] ?? ""), 1);
  }
  expect(joined.slice(-overhang)).toBe(joined.slice(0, overhang));
  return joined.slice(overhang);
}

/** Whether two circles are the same, wherever they are opened. */
const isSameCircle = (one: string, other: string): boolean =>
  one.length === other.length && `${one}${one}`.includes(other);

it("names a site for each guide, reading frame and homology arm of a template", () => {
  const named = templates.map((design) => {
    const sites = openPlasmids(design).flatMap((each) => each.sites);
    return [toSku(design), sites.length];
  });
  // The guide of a donor with its arms, and for KI the insert.
  const count: Record<string, number> = { DL: 2, "KI-SP": 4, "KT-SP": 3 };
  const expected = ({ fn, structure }: Design) =>
    count[fn.code] ?? count[`${fn.code}-${structure.symbol}`] ?? 1;
  expect(named).toEqual(templates.map((design) => [toSku(design), expected(design)]));
});

it("takes the first enzyme that is free: PaqCI beside PGK, and beside H1 in AAV", () => {
  const enzymes = (sku: string) =>
    openPlasmids(design(sku)).flatMap(({ sites }) => sites.map(({ enzyme }) => enzyme));

  expect(enzymes("KO-SP-PGXXXA-XXXXXX")).toEqual(["BsmBI"]);
  expect(enzymes("KO-LA-CMXXPC-XXXXXX")).toEqual(["BsmBI"]);
  expect(enzymes("KO-LA-PGXXPC-XXXXXX")).toEqual(["PaqCI"]);
  expect(enzymes("KO-LV-CMXXPA-XXXXXX")).toEqual(["PaqCI"]);
  expect(enzymes("KO-AV-CMXXXA-XXXXXX")).toEqual(["BsaI"]);
  expect(enzymes("RI-AV-H1XXXA-XXXXXX")).toEqual(["PaqCI"]);
  expect(enzymes("DL-LV-CMXXPA-XXXXXX")).toEqual(["PaqCI", "PaqCI"]);
  expect(enzymes("OE-LV-EFXGPA-XXXXXX")).toEqual(["BsmBI"]);
});

it("names no site beside a part of the customer, whose bases may hold any, nor between ITRs, which are complementary", () => {
  const sites = (sku: string) => openPlasmids(design(sku)).map((each) => each.sites.length);

  expect(sites("KO-LA-CMXZPC-XXXXXX")).toEqual([0]);
  expect(sites("KI-SP-EFXZPA-XXXXXX")).toEqual([0, 1]);
  expect(sites("KI-AV-PGXXXA-XXXXXX")).toEqual([0, 1]);
});

it("names the site of a donor that the customer clones the insert into, where the arms are on file", () => {
  const cloning = (target: Target) =>
    describeCloning(donor(target), { clonesInsert: true })?.sites.map(({ plasmid, frame }) => [
      plasmid,
      frame,
    ]);
  const donor = (target: Target) => ({ ...design("KI-SP-PGXXPA-XXXXXX"), target });

  expect(cloning(aGene({ symbol: "AAVS1", targetClass: "locus", codingBp: null }))).toEqual([
    ["Donor", { starts: true, stops: false }],
  ]);
  expect(cloning(aGene())).toEqual([]);
  expect(describeCloning(donor(aGene()))).toBeUndefined();
});

it("asks for a reading frame with the codons that its neighbors do not have", () => {
  const frame = (sku: string) => openPlasmids(design(sku))[0]?.sites[0]?.frame;

  expect(frame("OE-LV-EFXXXA-XXXXXX")).toEqual({ starts: true, stops: true });
  expect(frame("OE-LV-EFFGPA-XXXXXX")).toEqual({ starts: false, stops: false });
});

const bases = (length: number) =>
  fc
    .array(fc.constantFrom(..."ACGT"), { minLength: length, maxLength: length })
    .map((letters) => letters.join(""));

const runsOfUnknown = (sequence: string): string[] => sequence.match(/N+/g) ?? [];

it.each(templates.map((template) => [toSku(template), template] as const))(
  "becomes the kit of the gene with what is ligated into its sites: %s",
  (_, template) => {
    const rule = findGuideRule(template);
    const open = openPlasmids(template);
    fc.assert(
      fc.property(fc.tuple(bases(rule?.min_length ?? 0), bases(rule?.min_length ?? 0)), (guides) => {
        const specified = rule ? { guides: guides.slice(0, rule.count) } : {};
        const ordered = buildPlasmidSequences({ ...template, target: aGene() }, specified);
        for (const [i, { bases: cut, sites }] of open.entries()) {
          const expected = ordered[i]?.bases ?? "";
          // The bases of frames, inserts and arms of a gene are not on file.
          const unknown = runsOfUnknown(expected);
          const inserts = sites.map(({ overhangs, guide }, n) => {
            if (!guide || !rule) return overhangs.join(unknown.shift());
            const oligos = annealedOligos(guides[n] ?? "", { overhangs, guide: { rule, ...guide } });
            return anneal(oligos, overhangs[0].length);
          });
          if (sites.length > 0) expect(unknown).toEqual([]);
          const enzyme = sites[0]?.enzyme;
          const joined = enzyme ? ligate([...digest(cut, enzyme), ...inserts], OVERHANG) : cut;
          expect(isSameCircle(joined, expected)).toBe(true);
        }
      }),
      { numRuns: 3 },
    );
  },
);

/** The duplex of two oligos, which pair but for their overhangs. */
function anneal([front, back]: readonly [string, string], overhang: number): string {
  const under = reverseComplement(back);
  expect(under.slice(0, -overhang)).toBe(front.slice(overhang));
  return front + under.slice(-overhang);
}
const OVERHANG = 4;
