import type { KitTable as KitTableData } from "@ligate/contract/catalog/kit-table-schemas";
import { useSearchParams } from "@ligate/platform/router";
import { Tabs } from "@ligate/ui/controls/tabs";
import styles from "./category.module.css";
import { KitTable } from "./kit-table.tsx";

export interface KitTabsProps {
  /** Tables whose `tab` is not empty. */
  tables: readonly KitTableData[];
}

/** The tables of a category on tabs. The query parameter `tab` is the name of the selected tab; the first tab is the default. */
export function KitTabs({ tables }: KitTabsProps) {
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
        label="Kinds of kit"
        tabs={tabs}
        selected={query.get("tab") ?? ""}
        onSelect={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
      />
    </div>
  );
}
