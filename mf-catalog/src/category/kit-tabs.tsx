import type { KitTable as Table } from "@ligate/contract/kit-tables";
import { useSearchParams } from "@ligate/platform/router";
import { Tabs } from "@ligate/ui/tabs";
import styles from "./category.module.css";
import { KitTable } from "./kit-table.tsx";

export interface KitTabsProps {
  /** Each with its tab. */
  tables: readonly Table[];
}

/** A category's tables on tabs. The address says which is open; at first it is the first. */
export function KitTabs({ tables }: KitTabsProps) {
  const [search, setSearch] = useSearchParams();
  const byTab = Map.groupBy(tables, ({ tab }) => tab);
  const tabs = [...byTab].map(([tab, of]) => ({
    id: tab,
    label: tab,
    panel: of.map((table) => <KitTable key={table.title} table={table} />),
  }));
  return (
    <div className={styles.tabs}>
      <Tabs
        label="Kinds of kit"
        tabs={tabs}
        selected={search.get("tab") ?? ""}
        onSelect={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      />
    </div>
  );
}
