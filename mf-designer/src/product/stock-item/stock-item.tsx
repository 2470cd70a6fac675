import type { StockItemPage } from "@ligate/contract/catalog/stock-item-schemas";
import { TEMPLATE_TARGET } from "@ligate/contract/design/sku";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { api } from "@ligate/platform/api";
import { CanonicalHead } from "@ligate/platform/head";
import { Link } from "@ligate/platform/router";
import { publicAddress } from "@ligate/platform/settings";
import { useQuery } from "@ligate/platform/use-api-query";
import { FactList } from "@ligate/ui/content/fact-list";
import { type SchemaObject, StructuredData } from "@ligate/ui/content/structured-data";
import { LinkButton } from "@ligate/ui/controls/button";
import { Breadcrumbs } from "@ligate/ui/layout/breadcrumbs";
import { Page } from "@ligate/ui/layout/page";
import headerStyles from "../kit-header.module.css";
import pageStyles from "../product.module.css";
import actionStyles from "../product-actions.module.css";
import { PageSections, type Section } from "../sections/page-sections.tsx";
import styles from "./stock-item.module.css";
import { StockOrder } from "./stock-order.tsx";
import { StockPicture } from "./stock-picture.tsx";

/** A stock item: its picture beside what is bought, and below them all that is known about it. */
export function StockItem({ item: loaded }: { item: StockItemPage }) {
  const item = useStockLevel(loaded);
  const { sku, name, description, kind, category } = item;
  const address = `/products/item/${sku}`;
  return (
    <Page className={pageStyles.page}>
      <CanonicalHead
        title={`${name}, ${sku}`}
        description={description}
        image={category.image}
        kind="product"
        canonical={address}
      />
      <StructuredData data={stockItemJsonLd(item, address)} />
      <Breadcrumbs
        trail={[
          { name: "Products", to: "/products" },
          { name: category.title, to: `/products/${category.url}` },
          { name, to: address },
        ]}
      />
      <div className={pageStyles.kit}>
        <header className={headerStyles.header}>
          <h1>{name}</h1>
          <p className={headerStyles.names}>
            <span className={headerStyles.code}>{sku}</span>
          </p>
        </header>
        <StockPicture kind={kind} />
        <div className={pageStyles.purchase}>
          <StockOrder item={item} />
        </div>
        <div className={actionStyles.actions}>
          <LinkButton variant="text" small to={contactFormUrl(name)}>
            Customer Service
          </LinkButton>
        </div>
        <PageSections sections={listSections(item)} />
      </div>
    </Page>
  );
}

/** The schema.org data of a stock item. @param address the path of its page */
const stockItemJsonLd = (item: StockItemPage, address: string): SchemaObject => ({
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

/** A page shows a sale within five seconds. */
const REFRESH_MS = 4_000;

/** The item with its current availability. The first render shows that of the loader, because rendered HTML is cached. */
function useStockLevel(item: StockItemPage): StockItemPage {
  const { url } = item.category;
  const { data } = useQuery(
    url,
    (signal) => api.get("/api/products/stock-levels/:url/", { params: { url }, signal }),
    { refreshMs: REFRESH_MS },
  );
  return { ...item, ...data?.items.find(({ sku }) => sku === item.sku) };
}

const listSections = (item: StockItemPage): Section[] => [
  { id: "markers", title: "Markers", content: <FactList facts={item.markers} /> },
  {
    id: "culture",
    title: item.kind === "cells" ? "Culture" : "Use",
    content: <FactList facts={item.culture} />,
  },
  { id: "lot", title: "Lot data", content: <Lot item={item} /> },
  { id: "kits", title: "Kits to use with it", content: <Kits kits={item.kits} /> },
];

/** The results on the certificate of a lot. */
const CERTIFIED: Record<StockItemPage["kind"], string> = {
  cells: "Passage, identity by STR profile, mycoplasma, viability after thawing and function",
  particles: "Titer, sterility, mycoplasma and replication-competent virus",
};

function Lot({ item: { lot, kind } }: { item: StockItemPage }) {
  if (!lot) return <p>{CERTIFIED[kind]}: on the certificate with the lot.</p>;
  return <FactList facts={[{ label: "Lot", value: lot.number }, ...lot.results]} />;
}

function Kits({ kits }: Pick<StockItemPage, "kits">) {
  return (
    <ul className={styles.kits}>
      {kits.map(({ sku, name, purpose }) => (
        <li key={sku}>
          <Link to={kitAddress(sku)}>{name}</Link> <span className={styles.sku}>{sku}</span>
          <p className={styles.purpose}>{purpose}</p>
        </li>
      ))}
    </ul>
  );
}

/** The designer asks for the gene of a template. */
const kitAddress = (sku: string): string =>
  sku.endsWith(TEMPLATE_TARGET) ? `/design?sku=${sku}` : `/products/item/${sku}`;
