import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { GuideList as GuideListData } from "@ligate/contract/guides/schemas";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { useId } from "react";
import { kitSku } from "../../shared/product-sku.ts";
import styles from "./guide-list.module.css";
import { GuideTable, type GuideTableProps } from "./guide-table.tsx";

export interface GuideListProps extends Pick<GuideTableProps, "name" | "chosen" | "onChoose"> {
  product: ProductSummary;
  error: { message: string } | undefined;
}

/** The guides of published libraries for the gene of a product, one of which can be chosen. */
export function GuideList({ name, product, chosen, error: problem, onChoose }: GuideListProps) {
  const id = kitSku(product.product_sku);
  const { data, error, retry } = useApiQuery("/api/products/get-guides/:id/", { params: { id } });
  const errorId = useId();

  if (error) {
    return (
      <Alert kind="error">
        The guides could not be loaded. {error.message}{" "}
        <Button variant="outlined" small onClick={retry}>
          Retry
        </Button>
      </Alert>
    );
  }
  if (!data) return <p role="status">Loading the guides…</p>;
  return (
    <div className={styles.list}>
      {data.guides.length === 0 ? (
        <Alert kind="notice">
          There is no longer a list of guides for this product. Please let us choose, or enter your own guide.
        </Alert>
      ) : (
        <>
          <GuideTable
            name={name}
            list={data}
            geneSymbol={product.gene_symbol}
            chosen={chosen}
            errorId={problem && errorId}
            onChoose={onChoose}
          />
          {problem && (
            <p id={errorId} className={styles.error}>
              {problem.message}
            </p>
          )}
          <GuideNotes list={data} />
        </>
      )}
    </div>
  );
}

/** The sources of the guides, and the meaning and limits of their scores. */
function GuideNotes({ list }: { list: GuideListData }) {
  const { libraries, guides, published_score, estimate, caveat } = list;
  const notes = [
    ...(guides.some((guide) => guide.published_score !== null) ? [published_score] : []),
    ...(guides.some((guide) => guide.estimate !== null) ? [estimate] : []),
    ...(guides.some(({ position }) => position !== null) ? PLACE_NOTES : []),
    ...libraries.map(({ name, about }) => ({ name, meaning: `${about}.` })),
  ];
  return (
    <>
      <p className={styles.caveat}>{caveat}</p>
      <dl className={styles.notes}>
        {notes.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const PLACE_NOTES = [
  {
    name: "Position",
    meaning: "The base after the cut, counted from 1. A sense guide has the same sequence as the transcript.",
  },
];
