import type { Cloning, CloningSite as WireSite } from "@ligate/contract/catalog/cloning-schemas";
import { vectors } from "../../data/design-data.ts";
import type { Design } from "../../design.ts";
import { findGuideRule } from "../../specification/guide-rules.ts";
import type { SpecifiedParts } from "../../specification/specified-parts.ts";
import { buildAssemblies } from "../assemblies.ts";
import { knownBp } from "../features/pieces.ts";
import { type CloningSite, drawPlasmid } from "./cloning-sites.ts";

/** How customers clone into a template; `undefined` for other targets. @param specified the choices that the sites depend on */
export function describeCloning(design: Design, specified?: SpecifiedParts): Cloning | undefined {
  if (design.target.kind !== "template") return undefined;
  const drawn = buildAssemblies(design, specified).map((assembly) => ({
    plasmid: assembly.role,
    ...drawPlasmid(design, assembly),
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
