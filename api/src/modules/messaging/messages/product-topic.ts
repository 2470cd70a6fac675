import { buildSku, parseSku } from "@ligate/contract/design/sku";
import type { ThreadSummary } from "@ligate/contract/messages/schemas";

/** The value of the product form without a product. */
const NO_PRODUCT = "N/A";
/** A SKU in parentheses after the name, as the designer's link to the product form writes it. */
const SKU_AT_END = /\(([^()]+)\)$/;

/** `/products/item/` redirects from a service to its page. */
const SERVICE_SKU = /^SV-\d{4}$/;

/** The topic of a message about a product: its design, its service, or a search for its name. `null` without a product. */
export function productTopic(product = ""): ThreadSummary["topic"] {
  if (product === "" || product === NO_PRODUCT) return null;
  const sku = SKU_AT_END.exec(product)?.[1] ?? product;
  if (SERVICE_SKU.test(sku)) return { kind: "product", name: product, url: `/products/item/${sku}` };
  const design = parseSku(sku);
  // Half a surrogate pair cannot be encoded. The database refuses it.
  if (!design)
    return { kind: "product", name: product, url: `/search?q=${encodeURIComponent(product.toWellFormed())}` };
  const { format: _format, ...kit } = design;
  return { kind: "design", name: product, url: `/products/item/${buildSku(kit)}` };
}
