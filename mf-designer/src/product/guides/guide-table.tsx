import type { ListedGuide } from "@ligate/contract/guides/schemas";
import { Table } from "@ligate/ui/content/table";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { listedGuideValue } from "../specification/specification-draft.ts";
import { type GuideColumns, GuideRow, type GuideRowProps } from "./guide-row.tsx";
import styles from "./guide-table.module.css";

export interface GuideTableProps extends Pick<GuideRowProps, "name" | "scores" | "geneSymbol"> {
  guides: readonly ListedGuide[];
  /** A value of `listedGuideValue`. */
  chosen: string | undefined;
  /** Id of the element with the error. */
  errorId: string | undefined;
  onChoose: (value: string) => void;
}

/** Guides as radio buttons in a table, with the columns that at least one of them has. */
export function GuideTable({ name, guides, scores, geneSymbol, chosen, errorId, onChoose }: GuideTableProps) {
  const columns: GuideColumns = {
    place: guides.some(({ position }) => position !== null),
    published: guides.some(({ published_score }) => published_score !== null),
    estimate: guides.some(({ estimate }) => estimate !== null),
  };
  const [published, estimate] = scores;

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
            {columns.place && (
              <>
                <th scope="col">PAM</th>
                <th scope="col">Exon</th>
                <th scope="col">Position</th>
              </>
            )}
            {columns.published && (
              <th scope="col" className={styles.score}>
                {published}
              </th>
            )}
            {columns.estimate && (
              <th scope="col" className={styles.score}>
                {estimate}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {guides.map((guide) => {
            const value = listedGuideValue(guide);
            return (
              <GuideRow
                key={value}
                guide={guide}
                columns={columns}
                scores={scores}
                geneSymbol={geneSymbol}
                name={name}
                isChosen={value === chosen}
                onChoose={() => onChoose(value)}
              />
            );
          })}
        </tbody>
      </Table>
    </fieldset>
  );
}
