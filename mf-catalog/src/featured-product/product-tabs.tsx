import type { FeaturedProductPage } from "@ligate/contract/catalog/schemas";
import { RichText } from "@ligate/ui/content/rich-text";
import { type Tab, Tabs } from "@ligate/ui/controls/tabs";
import { useState } from "react";
import styles from "./featured-product.module.css";
import { PerformanceChart } from "./performance-chart/performance-chart.tsx";

export interface ProductTabsProps {
  product: FeaturedProductPage;
}

/** Specifications, performance data and manuals of a product, on tabs. */
export function ProductTabs({ product }: ProductTabsProps) {
  const [selected, setSelected] = useState("specifications");
  const tabs: Tab[] = [
    {
      id: "specifications",
      label: "Specifications",
      panel: <TextOrPlaceholder html={product.key_features} />,
    },
    {
      id: "performance",
      label: "Performance Data",
      panel: <Performance product={product} />,
    },
    { id: "manuals", label: "Manuals", panel: <Manuals manuals={product.manuals} /> },
  ];

  return (
    <div className={styles.tabs}>
      <Tabs label="About this product" tabs={tabs} selected={selected} onSelect={setSelected} />
    </div>
  );
}

function TextOrPlaceholder({ html }: { html: string }) {
  return html ? <RichText html={html} /> : <p className={styles.none}>Nothing here yet. Ask us about it.</p>;
}

function Performance({ product: { performance_chart: chart, performance_data } }: ProductTabsProps) {
  return (
    <div className={styles.performance}>
      {chart && <PerformanceChart chart={chart} />}
      <TextOrPlaceholder html={performance_data} />
    </div>
  );
}

function Manuals({ manuals }: Pick<FeaturedProductPage, "manuals">) {
  if (manuals.length === 0) return <p className={styles.none}>There is no manual for this product.</p>;
  return (
    <ul className={styles.manuals}>
      {manuals.map(({ id, name, manual }) => (
        <li key={id}>
          <a href={manual} target="_blank" rel="noopener">
            {name}
          </a>
          <span className={styles.format}>PDF</span>
        </li>
      ))}
    </ul>
  );
}
