import type { AskedField } from "@ligate/contract/specification/asked-fields";

/** A field that at least one format asks for. */
export interface FormField extends AskedField {
  /** The formats that ask for it, if others do not. */
  onlyFor: readonly string[];
  /** Only formats without a price ask for it. */
  isForQuote: boolean;
}
