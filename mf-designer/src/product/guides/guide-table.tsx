import { formatInteger } from "@ligate/contract/common/format-integer";
import type { GuideList, ListedGuide } from "@ligate/contract/guides/schemas";
import { SelectorCell, Table } from "@ligate/ui/content/table";
import { Button } from "@ligate/ui/controls/button";
import { copyText } from "@ligate/ui/controls/copy-text";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { listedGuideValue } from "../specification/specification-draft.ts";
import styles from "./guide-table.module.css";

export interface GuideTableProps {
  list: GuideList;
  geneSymbol: string | null;
  /** Of the group of radio buttons. */
  name: string;
  /** A value of `listedGuideValue`. */
  chosen: string | undefined;
  /** Id of the element with the error. */
  errorId: string | undefined;
  onChoose: (value: string) => void;
}

/** Guides as radio buttons in a table, with the columns that at least one of them has. */
export function GuideTable({ list, geneSymbol, name, chosen, errorId, onChoose }: GuideTableProps) {
  const columns = shownColumns(list);
  return (
    <fieldset aria-describedby={errorId}>
      <legend>
        <VisuallyHidden>Guides of the list</VisuallyHidden>
      </legend>
      <Table columns="several" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Select</VisuallyHidden>
            </th>
            <th scope="col">Guide, 5′ to 3′</th>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={column.className}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.guides.map((guide) => {
            const { rank, library, sequence, symbol } = guide;
            const value = listedGuideValue(guide);
            const id = `${name}-${rank}`;
            return (
              <tr key={value}>
                <SelectorCell
                  id={id}
                  type="radio"
                  name={name}
                  aria-label={`Guide ${rank}, ${sequence}`}
                  checked={value === chosen}
                  onChange={() => onChoose(value)}
                />
                <th scope="row">
                  <label htmlFor={id} className={styles.sequence}>
                    {sequence}
                  </label>
                  <span className={styles.detail}>
                    {rank}. {library}
                    {symbol !== geneSymbol && `, as ${symbol}`}
                    <Button
                      variant="text"
                      small
                      aria-label={`Copy ${sequence}`}
                      onClick={() => copyText("guide", sequence)}
                    >
                      Copy
                    </Button>
                  </span>
                </th>
                {columns.map((column) => (
                  <td key={column.name} data-label={column.name} className={column.className}>
                    <span>
                      {column.getValue(guide) ?? "–"}
                      {column.getDetail && <span className={styles.detail}>{column.getDetail(guide)}</span>}
                    </span>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </fieldset>
  );
}

interface Column {
  name: string;
  className?: string;
  /** Null if the library does not say it. */
  getValue: (guide: ListedGuide) => string | number | null;
  /** A second line. */
  getDetail?: (guide: ListedGuide) => string | null;
}

function shownColumns({ guides, published_score, estimate }: GuideList): Column[] {
  const columns: Column[] = [
    { name: "PAM", className: styles.bases, getValue: ({ pam }) => pam },
    { name: "Exon", getValue: ({ exon }) => exon, getDetail: ({ transcript }) => transcript },
    {
      name: "Position",
      getValue: ({ chromosome, position }) => position && `chr${chromosome}:${formatInteger(position)}`,
      getDetail: ({ assembly, strand }) => [assembly, strand].filter(Boolean).join(", "),
    },
    {
      name: published_score.name,
      className: styles.score,
      getValue: (guide) => guide.published_score?.toFixed(2) ?? null,
    },
    {
      name: estimate.name,
      className: styles.score,
      getValue: (guide) => guide.estimate?.toFixed(2) ?? null,
    },
  ];
  return columns.filter(({ getValue }) => guides.some((guide) => getValue(guide) !== null));
}
