import { matrix } from "./data/design-data.ts";
import { type Design, NONE } from "./design.ts";
import { areCompatible } from "./plasmids/bacterial-marker.ts";
import { buildAssemblies } from "./plasmids/build-assemblies.ts";
import { promoterBp } from "./plasmids/features/content-features.ts";

/** Why the parts of a design do not go together, apart from their length, as a sentence for the customer. */
export const partsProblem = (design: Design): string | undefined =>
  unofferedPart(design) ?? missingPart(design) ?? unusedPromoter(design);

/** Checks that the matrix offers the pair and each of its parts. */
function unofferedPart({ fn, structure, ...parts }: Design): string | undefined {
  const row = matrix[fn.code];
  const promoters = row?.offered[structure.symbol];
  const kit = `${fn.name} in ${structure.name}`;
  if (!promoters) return `${kit} is not offered. ${row?.notOffered[structure.symbol] ?? ""}`.trim();
  const { promoter, tag, selection, bacterial } = parts;
  const notAvailableWith = (name: string) => `${kit} does not come with ${name}.`;
  if (!promoters.includes(promoter.code)) return notAvailableWith(`the promoter ${promoter.name}`);
  if (!row.tags.includes(tag.code)) return notAvailableWith(`the protein tag ${tag.name}`);
  if (!structure.selection.includes(selection.code))
    return notAvailableWith(`the selection marker ${selection.name}`);
  if (!structure.bacterial.includes(bacterial.code))
    return notAvailableWith(`the bacterial marker ${bacterial.name}`);
  if (!areCompatible(bacterial, selection)) {
    return `${bacterial.name} does not go with ${selection.name}: ${bacterial.incompatibleWith[selection.code]}.`;
  }
  return undefined;
}

const PART_NAMES = {
  tag: "a protein tag",
  fluorescence: "a fluorescence marker",
  selection: "a selection marker",
};

/** Tagging kits need a tag or a fluorophore; kits of two lentiviral vectors need a marker. */
function missingPart(design: Design): string | undefined {
  const { fn, structure } = design;
  const missing = matrix[fn.code]?.needs.find(
    ({ structures, oneOf }) =>
      (structures?.includes(structure.symbol) ?? true) && oneOf.every((part) => design[part].code === NONE),
  );
  if (!missing) return undefined;
  const kit = missing.structures ? `${fn.name} in ${structure.name}` : fn.name;
  return `${kit} needs ${missing.oneOf.map((part) => PART_NAMES[part]).join(" or ")}. ${missing.reason}`;
}

/** Rejects a promoter that drives nothing, because the kit fuses the only tag or fluorophore. */
function unusedPromoter(design: Design): string | undefined {
  const { promoter, fn, tag, structure } = design;
  const features = buildAssemblies(design).flatMap(({ cassettes }) => cassettes.flat());
  if (promoterBp(promoter) === 0 || features.some(({ name }) => name === promoter.name)) return undefined;
  const added = [
    ...(tag.code === NONE ? ["a protein tag"] : ["a fluorescence marker"]),
    ...(structure.selection.some((code) => code !== NONE) ? ["a selection marker"] : []),
  ];
  return `${promoter.name} would drive nothing in ${fn.name}: add ${added.join(" or ")}, or choose Endogenous.`;
}
