import { buildSku } from "@ligate/contract/design/sku";
import type {
  BacterialMarker,
  Category,
  FunctionType,
  Part,
  Promoter,
  Structure,
} from "./data/design-schema.ts";
import type { Target } from "./target.ts";

/** The parts of a vector or kit. `checkDesign` decides whether it can be made. */
export interface Design {
  category: Category;
  fn: FunctionType;
  structure: Structure;
  promoter: Promoter;
  tag: Part;
  fluorescence: Part;
  selection: Part;
  bacterial: BacterialMarker;
  target: Target;
}

/** A design that cannot be made. The message is shown to the customer: it gives the reason and, if possible, a fix. */
export class DesignError extends Error {
  override name = "DesignError";
}

/** Code of the option "None" of tags and markers. */
export const NONE = "X";
/** Code of a part that the customer supplies; its price is quoted. */
export const CUSTOM = "Z";

export function toSku(design: Design, format?: string): string {
  return buildSku({
    fn: design.fn.code,
    structure: design.structure.symbol,
    promoter: design.promoter.code,
    tag: design.tag.code,
    fluorescence: design.fluorescence.code,
    selection: design.selection.code,
    bacterial: design.bacterial.code,
    target: design.target.number,
    format,
  });
}
