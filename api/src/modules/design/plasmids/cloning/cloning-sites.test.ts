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
import { TEMPLATE } from "../../target.ts";
import { buildAssemblies } from "../assemblies.ts";
import { type CloningSite, drawPlasmid } from "./cloning-sites.ts";

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
  return [
    ...starts(site).map((at) => at + cuts[0]),
    ...starts(reverseComplement(site)).map((at) => at + site.length - cuts[1]),
  ].sort((one, other) => one - other);
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

it("names a site for each guide and reading frame of a template, unless the plasmid has unknown bases", () => {
  const named = templates.map((design) => {
    const sites = openPlasmids(design).flatMap((each) => each.sites);
    return [toSku(design), sites.length];
  });
  const guides = (design: Design) => (design.fn.code === "DL" ? 2 : 1);
  expect(named).toEqual(templates.map((design) => [toSku(design), guides(design)]));
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

it("names no site beside a part of the customer, or homology arms, whose bases may hold any", () => {
  expect(openPlasmids(design("KO-LA-CMXZPC-XXXXXX")).map(({ sites }) => sites)).toEqual([[]]);
  expect(openPlasmids(design("KI-SP-EFXXPA-XXXXXX")).map(({ sites }) => sites.length)).toEqual([0, 1]);
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

it.each(
  templates
    .filter(({ category }) => category.name !== "Overexpression")
    .map(
      (design) => [`${design.fn.code} ${design.structure.symbol} ${design.promoter.code}`, design] as const,
    ),
)("becomes the kit of the gene with the guide whose oligos are ligated into it: %s", (_, design) => {
  const rule = findGuideRule(design);
  if (!rule) throw new Error("The design has no guide.");
  const open = openPlasmids(design);
  fc.assert(
    fc.property(fc.tuple(bases(rule.min_length), bases(rule.min_length)), (guides) => {
      const ordered = buildPlasmidSequences(
        { ...design, target: aGene() },
        { guides: guides.slice(0, rule.count) },
      );
      for (const [i, { bases: template, sites }] of open.entries()) {
        const expected = ordered[i]?.bases ?? "";
        if (sites.length === 0) {
          expect(template).toBe(expected);
          continue;
        }
        const [{ enzyme, overhangs }] = sites as [CloningSite];
        const duplexes = sites.map(({ overhangs: ends, guide = { behind: "" } }, n) => {
          const [front, back] = annealedOligos(guides[n] ?? "", {
            overhangs: ends,
            guide: { rule, ...guide },
          });
          expect(reverseComplement(back).slice(0, -ends[1].length)).toBe(front.slice(ends[0].length));
          return front + reverseComplement(back).slice(-ends[1].length);
        });
        const joined = ligate([...digest(template, enzyme), ...duplexes], overhangs[0].length);
        expect(isSameCircle(joined, expected)).toBe(true);
      }
    }),
    { numRuns: 3 },
  );
});

it.each(
  templates
    .filter(({ category }) => category.name === "Overexpression")
    .map(
      (design) => [`${design.fn.code} ${design.structure.symbol} ${design.promoter.code}`, design] as const,
    ),
)("becomes the kit of the gene with the reading frame that is ligated into it: %s", (_, design) => {
  const ordered = buildPlasmidSequences({ ...design, target: aGene() });
  for (const [i, { bases: template, sites }] of openPlasmids(design).entries()) {
    const expected = ordered[i]?.bases ?? "";
    const [site] = sites;
    const frame = "ACG".repeat((expected.match(/N/g)?.length ?? 0) / 3);
    if (!site) expect(template).toBe(expected);
    else {
      const insert = site.overhangs.join(frame);
      const joined = ligate([...digest(template, site.enzyme), insert], site.overhangs[0].length);
      expect(isSameCircle(joined, expected.replace(/N+/, frame))).toBe(true);
    }
  }
});
