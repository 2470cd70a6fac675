import { formatInteger } from "@ligate/contract/common/format-integer";
import { formatEnzymeSite } from "@ligate/contract/sequences/enzymes";
import { Table } from "../../content/table.tsx";
import type { EnzymeCuts } from "../bases/cut-sites.ts";
import type { Range } from "../bases/ranges.ts";
import styles from "./panels.module.css";

export interface CutSiteTableProps {
  cuts: readonly EnzymeCuts[];
  /** How many bases are not known, and not searched. */
  unknownBp: number;
  onSelect: (range: Range) => void;
}

/** Where common enzymes cut. The button of a cut selects its site. */
export function CutSiteTable({ cuts, unknownBp, onSelect }: CutSiteTableProps) {
  const cutters = cuts.filter(({ sites }) => sites.length > 0);
  const others = cuts.filter(({ sites }) => sites.length === 0).map(({ enzyme }) => enzyme.name);
  const uniqueCount = cutters.filter(({ sites }) => sites.length === 1).length;
  return (
    <details className={styles.details}>
      <summary>
        Cut sites: {uniqueCount} of {cuts.length} enzymes cut once
      </summary>
      <p className={styles.hint}>
        {unknownBp > 0 &&
          `Only known bases are searched. An enzyme may also cut in the ${formatInteger(unknownBp)} bp that are not known. `}
        {others.length > 0 && `Not found: ${others.join(", ")}.`}
      </p>
      <Table columns="several" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Enzyme</th>
            <th scope="col">Recognizes</th>
            <th scope="col">Cuts</th>
            <th scope="col">After base</th>
          </tr>
        </thead>
        <tbody>
          {cutters.map(({ enzyme, sites }) => (
            <tr key={enzyme.name}>
              <th scope="row" className={styles.enzyme}>
                {enzyme.name}
              </th>
              <td className={styles.bases}>{formatEnzymeSite(enzyme)}</td>
              <td>{sites.length === 1 ? "once" : `${sites.length} times`}</td>
              <td className={styles.cuts}>
                {sites.map(({ from, to, cut_bp }) => (
                  <button
                    key={from}
                    type="button"
                    className={styles.cut}
                    aria-label={`Select the site of ${enzyme.name} that is cut after base ${formatInteger(cut_bp)}`}
                    onClick={() => onSelect({ from, to })}
                  >
                    {formatInteger(cut_bp)}
                  </button>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
