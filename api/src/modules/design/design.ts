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

/** A vector or kit as its designer chose it. Whether it can be made is `checkDesign`'s to say. */
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

/** A design that cannot be made; the message tells the designer why, and what to change. */
export class DesignError extends Error {
  override name = "DesignError";
}

export const NONE = "X";
export const CUSTOM = "Z";

export function skuOf(design: Design, format?: string): string {
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
