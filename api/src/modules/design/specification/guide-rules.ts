import type { GuideRule } from "@ligate/contract/specification/asked-fields";
import type { Design } from "../design.ts";
import { type GuideContent, type GuideLibrary, specificationData } from "./specification-data.ts";

/** The guides that a design takes; `undefined` if it has none. */
export function findGuideRule(design: Design): GuideRule | undefined {
  const found = specificationData.guides.find((rule) => fits(rule, design));
  if (!found) return undefined;
  const [min_length, max_length] = found.length;
  return {
    name: found.name,
    count: specificationData.twoGuides.includes(design.fn.code) ? 2 : 1,
    min_length,
    max_length,
    pam: found.pam ?? null,
    is_pol3: found.pol3,
    adds_g: found.addsG,
  };
}

/** The libraries that were made for the guides and the function of a design, the preferred first. */
export function findGuideLibraries(design: Design): GuideLibrary[] {
  const name = design.target.kind === "gene" ? findGuideRule(design)?.name : undefined;
  return specificationData.guideLibraries.filter(
    ({ guide, functions }) => guide === name && functions.includes(design.fn.code),
  );
}

const fits = (
  { functions, structures, promoters }: GuideContent,
  { fn, structure, promoter }: Design,
): boolean =>
  functions.includes(fn.code) &&
  (structures?.includes(structure.symbol) ?? true) &&
  (promoters?.includes(promoter.code) ?? true);
