import { upperFirst } from "@ligate/contract/common/letter-case";
import type { Design } from "./design.ts";
import { buildAssemblies } from "./plasmids/build-assemblies.ts";

/**
 * The title of a kit in a biologist's words, such as `TP53 knock-out, all-in-one lentiviral vector`. Kits that differ in their
 * parts only have the same title.
 */
export function getProductTitle(design: Design): string {
  const { one, several } = design.structure.titles;
  return `${purpose(design)}, ${buildAssemblies(design).length > 1 ? several : one}`;
}

function purpose({ fn, target }: Design): string {
  if (target.kind === "gene") return `${target.symbol} ${fn.purpose}`;
  return `${isWord(fn.purpose) ? upperFirst(fn.purpose) : fn.purpose} ${target.kind}`;
}

/** Not an abbreviation such as `shRNA`. */
const isWord = (text: string): boolean => /^[a-z]+\b/.test(text);
