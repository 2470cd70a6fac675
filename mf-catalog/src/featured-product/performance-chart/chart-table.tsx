import type { PerformanceChart } from "@ligate/contract/catalog/performance-chart-schemas";
import { chartRows } from "./chart-rows.ts";
import styles from "./performance-chart.module.css";

/** The values of a chart as a collapsible table. */
export function ChartTable({ chart }: { chart: PerformanceChart }) {
  const { head, rows } = chartRows(chart);
  return (
    <details className={styles.table}>
      <summary>The numbers</summary>
      <table>
        <caption>{chart.title}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
