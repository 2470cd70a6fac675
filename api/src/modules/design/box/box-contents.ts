import type { BoxItem } from "@ligate/contract/catalog/product-schemas";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { Design } from "../design.ts";
import { buildAssemblies } from "../plasmids/build-assemblies.ts";
import { vectorName } from "../plasmids/vector-name.ts";
import { toSpecifiedParts } from "../specification/specified-parts.ts";
import { kitsBox } from "./kits-box.ts";

/**
 * The contents of the box of a design in a delivery option, such as `PD10`.
 * @param specification of the line; the plasmids of a kit may depend on it
 */
export function getBoxContents(
  design: Design,
  option: string,
  specification: Specification | null = null,
): BoxItem[] {
  const definition = kitsBox.box[option];
  if (!definition) throw new Error(`kits-box.yaml has no box for ${option}.`);
  const { plasmids, particles, cells, also } = definition;
  const vectors = buildAssemblies(design, toSpecifiedParts(specification)).map((assembly) => ({
    name: vectorName(design, assembly),
    isPackaged: assembly.structure === design.structure,
  }));
  const delivered = vectors.flatMap(({ name, isPackaged }) => {
    const item = isPackaged ? (particles ?? plasmids) : (plasmids ?? particles);
    return item ? [withVector(item, name)] : [];
  });
  const allNames = vectors.map(({ name }) => name).join(" and ");
  return [
    ...delivered,
    ...(cells ? [withVector(cells, allNames)] : []),
    ...also
      .filter(({ structures }) => !structures || structures.includes(design.structure.symbol))
      .map(({ name, amount }) => ({ name, amount })),
  ];
}

const withVector = ({ name, amount }: BoxItem, vector: string): BoxItem => ({
  name: name.replace("{vector}", () => vector),
  amount,
});
