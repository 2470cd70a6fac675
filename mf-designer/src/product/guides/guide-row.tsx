import { formatInteger } from "@ligate/contract/common/format-integer";
import type { ListedGuide } from "@ligate/contract/guides/schemas";
import { SelectorCell } from "@ligate/ui/content/table";
import { Button } from "@ligate/ui/controls/button";
import { copyText } from "@ligate/ui/controls/copy-text";
import styles from "./guide-table.module.css";

/** The columns that are shown. */
export interface GuideColumns {
  place: boolean;
  published: boolean;
  estimate: boolean;
}

export interface GuideRowProps {
  guide: ListedGuide;
  /** The names of the published score and of our estimate. */
  scores: readonly [published: string, estimate: string];
  geneSymbol: string | null;
  columns: GuideColumns;
  /** Of the group of radio buttons. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A guide with the data of its library. */
export function GuideRow({ guide, columns, scores, geneSymbol, name, isChosen, onChoose }: GuideRowProps) {
  const { rank, library, sequence, symbol, published_score, estimate } = guide;
  const id = `${name}-${rank}`;
  const [publishedName, estimateName] = scores;

  return (
    <tr>
      <SelectorCell
        id={id}
        type="radio"
        name={name}
        aria-label={`Guide ${rank}, ${sequence}`}
        checked={isChosen}
        onChange={onChoose}
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
      {columns.place && <PlaceCells guide={guide} />}
      {columns.published && <ScoreCell name={publishedName} score={published_score} />}
      {columns.estimate && <ScoreCell name={estimateName} score={estimate} />}
    </tr>
  );
}

const NOTHING = "–";

function PlaceCells({ guide }: { guide: ListedGuide }) {
  const { pam, exon, transcript, chromosome, position, assembly, strand } = guide;
  return (
    <>
      <td data-label="PAM" className={styles.bases}>
        {pam ?? NOTHING}
      </td>
      <td data-label="Exon">
        <span>
          {exon ?? NOTHING}
          {transcript && <span className={styles.detail}>{transcript}</span>}
        </span>
      </td>
      <td data-label="Position">
        <span>
          {position === null ? NOTHING : `chr${chromosome}:${formatInteger(position)}`}
          <span className={styles.detail}>{[assembly, strand].filter(Boolean).join(", ")}</span>
        </span>
      </td>
    </>
  );
}

const ScoreCell = ({ name, score }: { name: string; score: number | null }) => (
  <td data-label={name} className={styles.score}>
    {score === null ? NOTHING : score.toFixed(2)}
  </td>
);
