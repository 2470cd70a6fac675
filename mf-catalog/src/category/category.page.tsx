import type { KitTable as KitTableData } from "@ligate/contract/catalog/kit-table-schemas";
import { Head } from "@ligate/platform/head";
import { useLoaderData, useParams, useSearchParams } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { Tabs } from "@ligate/ui/controls/tabs";
import { Breadcrumbs } from "@ligate/ui/layout/breadcrumbs";
import { Page } from "@ligate/ui/layout/page";
import { PageBody, PageHeader } from "../shared/catalog-page.tsx";
import { productQuoteUrl } from "../shared/quote-url.ts";
import type { categoryLoader } from "./category.loader.ts";
import styles from "./category.module.css";
import { KitTable } from "./kit-table.tsx";
import { useStockLevels } from "./use-stock-levels.ts";
import { YourGene } from "./your-gene.tsx";

export function Component() {
  const page = useLoaderData<typeof categoryLoader>();
  const { url = "" } = useParams();
  const tables = useStockLevels(url, page.tables);
  const tabbed = tables.filter(({ tab }) => tab !== "");
  const hasGene = page.gene !== undefined || tables.some(({ opens }) => opens === "design");
  const untabbed = tables.filter(({ tab }) => tab === "");

  return (
    <Page>
      <Head title={page.title} description={page.description} image={page.image} />
      <Breadcrumbs
        trail={[
          { name: "Products", to: "/products" },
          { name: page.title, to: `/products/${url}` },
        ]}
      />
      <PageHeader title={page.title} description={page.description} image={page.image} />
      {hasGene && <YourGene gene={page.gene} />}
      <PageBody html={page.content + page.raw_html} />
      {tabbed.length > 0 && <KitTabs tables={tabbed} />}
      {untabbed.map((table) => (
        <KitTable key={table.title} table={table} />
      ))}
      <nav className={styles.next} aria-label="Next steps">
        <LinkButton to="/design">Go to Design</LinkButton>
        <LinkButton to={productQuoteUrl(page.title, url)} variant="outlined">
          Get a Quote
        </LinkButton>
      </nav>
    </Page>
  );
}

interface KitTabsProps {
  /** Tables whose `tab` is not empty. */
  tables: readonly KitTableData[];
}

/** The tables of a category on tabs. The query parameter `tab` is the name of the selected tab; the first tab is the default. */
function KitTabs({ tables }: KitTabsProps) {
  const [query, setQuery] = useSearchParams();
  const byTab = Map.groupBy(tables, ({ tab }) => tab);
  const tabs = [...byTab].map(([tab, tablesOfTab]) => ({
    id: tab,
    label: tab,
    panel: tablesOfTab.map((table) => <KitTable key={table.title} table={table} />),
  }));
  return (
    <div className={styles.tabs}>
      <Tabs
        label="Kit types"
        tabs={tabs}
        selected={query.get("tab") ?? ""}
        onSelect={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
      />
    </div>
  );
}
