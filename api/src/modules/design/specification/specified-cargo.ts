import { basesOf } from "@ligate/contract/specification/check-sequence";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { Part } from "../data/design-schema.ts";
import type { Design } from "../design.ts";
import { cargoOf } from "../plasmids/cargo.ts";
import { statedOf } from "./stated-of.ts";

/** The size of a design with the sequences that are specified: its insert, and parts of the customer. */
export function specifiedCargo(design: Design, specification: Specification) {
  const { custom_tag, custom_fluorescence, custom_selection } = specification;
  const specified = {
    ...design,
    tag: withLength(design.tag, custom_tag?.sequence),
    fluorescence: withLength(design.fluorescence, custom_fluorescence?.sequence),
    selection: withLength(design.selection, custom_selection?.sequence),
  };
  return cargoOf(specified, statedOf(specification));
}

function withLength(part: Part, sequence = ""): Part {
  const { length } = basesOf(sequence);
  return length > 0 ? { ...part, length } : part;
}
