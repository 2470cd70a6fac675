import { useSearchParams } from "@ligate/platform/router";
import { useState } from "react";
import type { ProductWithFormats } from "../load-product.ts";
import type { FormatSelection, FormatSelections } from "./format-selection.ts";
import { FORMATS_PARAMETER, formatSelections, parseSelections } from "./selections-in-address.ts";

/** The selected formats, which the address has too, so that a reload, Back and a shared link keep them. */
export function useFormatSelections({ product: { product_sku: sku }, formats }: ProductWithFormats) {
  const [query, setQuery] = useSearchParams();
  const [selections, setSelections] = useState(() =>
    parseSelections(formats, sku, query.get(FORMATS_PARAMETER) ?? ""),
  );

  function select(format: string, selection: FormatSelection) {
    const changed: FormatSelections = { ...selections, [format]: selection };
    setSelections(changed);
    const text = formatSelections(formats, sku, changed);
    const next = new URLSearchParams(query);
    if (text) next.set(FORMATS_PARAMETER, text);
    else next.delete(FORMATS_PARAMETER);
    setQuery(next, { replace: true, preventScrollReset: true });
  }
  return { selections, select };
}
