import type { StockItemPage } from "@ligate/contract/catalog/stock-item-schemas";
import { publicAddress } from "@ligate/platform/settings";
import type { SchemaObject } from "@ligate/ui/content/structured-data";

/** The schema.org data of a stock item. @param address the path of its page */
export const stockItemJsonLd = (item: StockItemPage, address: string): SchemaObject => ({
  "@type": "Product",
  name: item.name,
  sku: item.sku,
  description: item.description,
  image: publicAddress(item.category.image),
  offers: {
    "@type": "Offer",
    price: item.price,
    priceCurrency: "USD",
    availability: toAvailability(item),
    url: publicAddress(address),
  },
});

function toAvailability({ in_stock, sold_out }: StockItemPage) {
  if (sold_out) return "https://schema.org/SoldOut";
  return in_stock ? "https://schema.org/InStock" : "https://schema.org/MadeToOrder";
}
