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
 * Exchanges parts for others.
 * @param i the number of the plasmid, from 0
 * @param from their names, with | between them
 */
export const exchanged = (i: number, from: string, to: string) => (kit: Kit) =>
  withParts(kit, i, (parts) => {
    const known = new Map(kit.plasmids.flatMap((each) => each.parts).map((part) => [part.name, part]));
    const names = parts.map(({ name }) => name).join("|");
    return names
      .replace(from, to)
      .split("|")
      .map((name) => known.get(name) ?? { ...A_PART, name });
  });

/** Changes the parts of this name. */
export const annotated =
  (i: number, name: string, change: (part: PlasmidPart) => PlasmidPart) => (kit: Kit) =>
    withParts(kit, i, (parts) => parts.map((part) => (part.name === name ? change(part) : part)));

/** Changes the parts of a plasmid. */
export function withParts(kit: Kit, i: number, change: (parts: PlasmidPart[]) => PlasmidPart[]): Kit {
  const plasmids = kit.plasmids.map((each, at) => (at === i ? { ...each, parts: change(each.parts) } : each));
  return { ...kit, plasmids };
}
