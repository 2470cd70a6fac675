import type { Design } from "../design.ts";
import { withExpressionDefaults } from "../specification/expression-defaults.ts";
import type { SpecifiedParts } from "../specification/specified-parts.ts";
import { type Assembly, assembleKit } from "./assemblies.ts";

const NOTHING_SPECIFIED: SpecifiedParts = {};

/** The last result: each rule about a design asks for its plasmids. */
let last: { design: Design; specified: SpecifiedParts; assemblies: Assembly[] } | undefined;

/** The plasmids of a kit, with the defaults of what is not specified. */
export function buildAssemblies(design: Design, specified = NOTHING_SPECIFIED): Assembly[] {
  if (last?.design !== design || last.specified !== specified) {
    const assemblies = assembleKit(design, withExpressionDefaults(design, specified));
    last = { design, specified, assemblies };
  }
  return last.assemblies;
}
