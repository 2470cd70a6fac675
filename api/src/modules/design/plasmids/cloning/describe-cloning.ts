import type { Cloning, CloningSite as WireSite } from "@ligate/contract/catalog/cloning-schemas";
import { vectors } from "../../data/design-data.ts";
import type { Design } from "../../design.ts";
import { findGuideRule } from "../../specification/guide-rules.ts";
import type { SpecifiedParts } from "../../specification/specified-parts.ts";
import { buildAssemblies } from "../build-assemblies.ts";
import { knownBp } from "../features/pieces.ts";
import { type CloningSite, drawPlasmid } from "./cloning-sites.ts";

/**
 * How customers clone into a template, or their insert into a donor.
 * @param specified the choices that the sites depend on
 * @returns `undefined` if the customer clones nothing
 */
export function describeCloning(design: Design, specified: SpecifiedParts = {}): Cloning | undefined {
  const isTemplate = design.target.kind === "template";
  if (!isTemplate && !specified.clonesInsert) return undefined;
  const open = buildAssemblies(design, specified).filter(({ arms }) => isTemplate || arms.left.length > 0);
  const drawn = open.map((assembly) => ({
    plasmid: assembly.role,
    ...drawPlasmid(design, assembly, specified),
  }));
  return {
    sites: drawn.flatMap(({ plasmid, sites }) => sites.map((site) => toWireSite(design, plasmid, site))),
    notes: drawn
      .filter(
        ({ features, sites }) =>
          sites.length === 0 && features.some((each) => knownBp(each) < each.length_bp),
      )
      .map(({ plasmid }) => vectors.cloning.none.replace("{plasmid}", plasmid)),
  };
}

function toWireSite(design: Design, plasmid: string, { guide, ...site }: CloningSite): WireSite {
  const rule = findGuideRule(design);
  // Each site takes one of the guides.
  return { plasmid, ...site, ...(guide && rule && { guide: { rule: { ...rule, count: 1 }, ...guide } }) };
}
