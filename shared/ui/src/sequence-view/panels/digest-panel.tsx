import { formatInteger } from "@ligate/contract/common/format-integer";
import { joinWithAnd } from "@ligate/contract/common/format-list";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { useState } from "react";
import { Table } from "../../content/table.tsx";
import type { EnzymeCuts } from "../bases/cut-sites.ts";
import { digest, type Fragment } from "../bases/digest.ts";
import { formatRange, type Range } from "../bases/ranges.ts";
import { Gel, type GelBand } from "./gel.tsx";
import styles from "./panels.module.css";

export interface DigestPanelProps {
  cuts: readonly EnzymeCuts[];
  /** Length of the plasmid in bp. */
  total: number;
  unknownBp: number;
  onSelect: (range: Range) => void;
}

/** The ladders of the shop beside the digest: 1 kb and 100 bp. */
const LADDERS = ["DM-3001", "DM-3002"] as const;

/** A digest by enzymes that the visitor chooses: its fragments, and a drawn gel beside the ladders of the shop. */
export function DigestPanel({ cuts, total, unknownBp, onSelect }: DigestPanelProps) {
  const cutters = cuts.filter(({ sites }) => sites.length > 0);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const used = cutters.filter(({ enzyme }) => chosen.includes(enzyme.name));
  const sites = used.flatMap((cut) => cut.sites);
  const fragments = digest(total, sites);
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);

  return (
    <details className={styles.details}>
      <summary>Digest on a gel</summary>
      {unknownBp > 0 && (
        <p className={styles.hint}>
          The {formatInteger(unknownBp)} bp that are not known may contain further cuts.
        </p>
      )}
      <fieldset className={styles.enzymes}>
        <legend>Cut with</legend>
        {cutters.map(({ enzyme, sites: { length } }) => (
          <label key={enzyme.name}>
            <input
              type="checkbox"
              checked={chosen.includes(enzyme.name)}
              onChange={() => toggle(enzyme.name)}
            />
            {enzyme.name}
            <span className={styles.count}>×{length}</span>
          </label>
        ))}
      </fieldset>
      {fragments.length > 0 ? (
        <div className={styles.digest}>
          <DigestGel names={used.map(({ enzyme }) => enzyme.name)} fragments={fragments} />
          <Fragments fragments={fragments} onSelect={onSelect} />
        </div>
      ) : (
        <p className={styles.hint} role="status">
          Choose enzymes. Without a cut the plasmid stays a circle, which a ladder does not measure.
        </p>
      )}
    </details>
  );
}

interface DigestGelProps {
  names: string[];
  fragments: readonly Fragment[];
}

function DigestGel({ names, fragments }: DigestGelProps) {
  const [kilobases, hundreds] = LADDERS;
  const [first, last] = [useLadder(kilobases), useLadder(hundreds)];
  // Fragments of the same length are one band.
  const byLength = Map.groupBy(fragments, ({ length }) => length);
  const bands = [...byLength].map(([length, same]) => ({ length, mass: length * same.length }));
  const lengths = fragments.map(({ length }) => formatInteger(length));
  return (
    <Gel
      label={`Gel of the digest with ${joinWithAnd(names)}: ${joinWithAnd(lengths)} bp, beside the ladders ${joinWithAnd([...LADDERS])}`}
      lanes={[
        { name: kilobases, bands: first },
        { name: names.length > 2 ? `${names.length} enzymes` : names.join(" + "), bands },
        { name: hundreds, bands: last },
      ]}
    />
  );
}

/** The bands of a ladder of the shop; none until they are loaded. */
function useLadder(id: (typeof LADDERS)[number]): GelBand[] {
  const { data } = useApiQuery("/api/products/load-featured-product-page/:id", { params: { id } });
  const chart = data?.performance_chart;
  if (chart?.kind !== "ladder") return [];
  return (chart.series[0]?.points ?? []).map(([, length, mass]) => ({ length, mass }));
}

interface FragmentsProps {
  fragments: readonly Fragment[];
  onSelect: (range: Range) => void;
}

/** The button of a fragment selects its bases. */
const Fragments = ({ fragments, onSelect }: FragmentsProps) => (
  <Table columns="few" className={styles.table}>
    <thead>
      <tr>
        <th scope="col">Fragment</th>
        <th scope="col">From–to</th>
        <th scope="col">Between</th>
      </tr>
    </thead>
    <tbody>
      {fragments.map((fragment) => (
        <tr key={fragment.from}>
          <th scope="row">
            <button type="button" className={styles.cut} onClick={() => onSelect(fragment)}>
              {formatInteger(fragment.length)} bp
            </button>
          </th>
          <td className={styles.number}>{formatRange(fragment)}</td>
          <td>{fragment.enzymes.join(" – ")}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
