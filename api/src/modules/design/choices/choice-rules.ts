import { z } from "zod";
import { readYaml } from "../../../content-files/read-yaml.ts";
import { functions, structures } from "../data/design-data.ts";
import { requireKnown } from "../data/design-files.ts";
import type { FunctionType, Part, Structure } from "../data/design-schema.ts";
import { ALL_PARTS, type Slot } from "./part-slots.ts";

const FILE = "design/choices.yaml";

const Rules = z.array(
  z.strictObject({
    parts: z.array(z.string()).min(1),
    functions: z.array(z.string()).optional(),
    structures: z.array(z.string()).optional(),
    because: z.string().min(1),
  }),
);

const rules = readYaml(
  FILE,
  z.strictObject({ promoters: Rules, tags: Rules, fluorescence: Rules, selection: Rules }),
);

const RULES_BY_SLOT: Record<Slot, z.infer<typeof Rules>> = {
  promoter: rules.promoters,
  tag: rules.tags,
  fluorescence: rules.fluorescence,
  selection: rules.selection,
};
for (const [slot, all] of Object.entries(RULES_BY_SLOT)) {
  const partCodes = ALL_PARTS[slot as Slot].map(({ code }) => code);
  const functionCodes = functions.map(({ code }) => code);
  const symbols = structures.map(({ symbol }) => symbol);
  for (const rule of all) {
    requireKnown(FILE, slot, rule.parts, partCodes);
    requireKnown(FILE, slot, rule.functions ?? [], functionCodes);
    requireKnown(FILE, slot, rule.structures ?? [], symbols);
  }
}

/** Why a pair does not come with a part, from choices.yaml; `undefined` if the file has no reason. */
export function ruleAgainst(
  fn: FunctionType,
  structure: Structure,
  slot: Slot,
  part: Part,
): string | undefined {
  const rule = RULES_BY_SLOT[slot].find(
    (each) =>
      each.parts.includes(part.code) &&
      (each.functions?.includes(fn.code) ?? true) &&
      (each.structures?.includes(structure.symbol) ?? true),
  );
  return rule?.because.replaceAll("{function}", fn.name).replaceAll("{structure}", structure.name);
}
