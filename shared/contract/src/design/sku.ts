/**
 * The SKU of a design encodes the whole design:
 * `fn "-" st "-" promoter tag fluorescence selection bacterial "-" target [ "-" format ]`,
 * such as `CA-LA-CMXXPC-XXXXXX-PD10`. X is None, Z is Custom.
 */
export interface DesignCodes {
  /** Two letters: KO, CA, CI, KD, KI, KT, DL, OE, IE, RI, IR. */
  fn: string;
  /** Two letters: SP, LV, LA, AV, PB. */
  structure: string;
  /** Two characters, such as CM. */
  promoter: string;
  /** One character each. */
  tag: string;
  fluorescence: string;
  selection: string;
  bacterial: string;
  /** `000000` is the control, `XXXXXX` the template; otherwise a species letter and five digits. */
  target: string;
  /** Two letters and two digits, such as PD10; absent in the SKU of the kit itself. */
  format?: string;
}

export const CONTROL_TARGET = "000000";
export const TEMPLATE_TARGET = "XXXXXX";

/** The design that the button "Add test product" adds to the cart. */
export const TEST_DESIGN_SKU = "CA-LA-CMXXPC-XXXXXX";

/** The grammar fixes the lengths of the codes of parts and formats; the API checks the codes themselves. */
const GRAMMAR =
  /^(KO|CA|CI|KD|KI|KT|DL|OE|IE|RI|IR)-(SP|LV|LA|AV|PB)-([A-Z0-9]{2})([A-Z0-9])([A-Z0-9])([A-Z0-9])([A-Z0-9])-([A-Z0-9]{6})(?:-([A-Z]{2}\d{2}))?$/;

export function buildSku(codes: DesignCodes): string {
  const { fn, structure, promoter, tag, fluorescence, selection, bacterial, target, format } = codes;
  const parts = `${promoter}${tag}${fluorescence}${selection}${bacterial}`;
  return [fn, structure, parts, target, ...(format ? [format] : [])].join("-");
}

/** Parses a SKU in upper or lower case; `undefined` if it does not match the grammar. Does not check that the parts fit together. */
export function parseSku(sku: string): DesignCodes | undefined {
  const match = GRAMMAR.exec(sku.trim().toUpperCase());
  if (!match) return undefined;
  const [, fn, structure, promoter, tag, fluorescence, selection, bacterial, target, format] =
    match as unknown as [string, string, string, string, string, string, string, string, string, string?];
  return {
    fn,
    structure,
    promoter,
    tag,
    fluorescence,
    selection,
    bacterial,
    target,
    ...(format ? { format } : {}),
  };
}
