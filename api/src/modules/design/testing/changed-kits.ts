import type { PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import type { Kit } from "./every-kit.ts";

/** Stands in for parts that the plasmid does not have. */
const A_PART = {
  kind: "regulatory" as const,
  length_bp: 225,
  start_bp: 1,
  strand: 1 as const,
  known_bp: 225,
  source: "",
  is_generated: true,
};

/**
 * Changes which parts a plasmid has.
 * @param i the number of the plasmid, from 0
 * @param change gets and returns the names of its parts, with | between them
 */
export const partNames = (i: number, change: (names: string) => string) => (kit: Kit) =>
  withParts(kit, i, (parts) => {
    const known = new Map(kit.plasmids.flatMap((each) => each.parts).map((part) => [part.name, part]));
    return change(parts.map(({ name }) => name).join("|"))
      .split("|")
      .map((name) => known.get(name) ?? { ...A_PART, name });
  });

/** Changes the parts of a plasmid. */
export function withParts(kit: Kit, i: number, change: (parts: PlasmidPart[]) => PlasmidPart[]): Kit {
  const plasmids = kit.plasmids.map((each, at) => (at === i ? { ...each, parts: change(each.parts) } : each));
  return { ...kit, plasmids };
}
