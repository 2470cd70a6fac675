import type { CartDesign, CartItem } from "@ligate/contract/cart/schemas";
import { formatDollars } from "@ligate/contract/common/money";
import { Link } from "@ligate/platform/router";
import { cx } from "@ligate/ui/cx";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { SpecificationList } from "@ligate/ui/orders/specification-list";
import { specificationPath } from "../../shared/specification/specification-path.ts";
import styles from "./line-details.module.css";

export interface LineDetailsProps {
  line: CartItem;
  className?: string;
}

/** What a line is: its name, what was designed, its SKU, its specification and its price per piece. */
export function LineDetails({ line, className }: LineDetailsProps) {
  return (
    <div className={cx(styles.details, className)}>
      <Link to={line.url} className={styles.name}>
        {line.product_name}
      </Link>
      {line.design && <DesignText design={line.design} />}
      <p className={styles.sku}>{line.product_sku}</p>
      <SpecificationList specification={line.specification} />
      {isChangeable(line) && (
        <Link to={specificationPath(line)} className={styles.change}>
          Change the specification<VisuallyHidden> of {line.product_name}</VisuallyHidden>
        </Link>
      )}
      <p className={styles.each}>{formatDollars(line.price)} each</p>
      {line.quote_number && <p className={styles.quote}>By quote {line.quote_number}</p>}
    </div>
  );
}

/** A quote fixes the specification of its lines. An incomplete one has its own link. */
const isChangeable = ({ specification, specification_problem, quote_number }: CartItem): boolean =>
  specification !== null && specification_problem === null && quote_number === undefined;

function DesignText({ design }: { design: CartDesign }) {
  const { function_type_name, structure_type_name, gene_symbol, vector_name } = design;
  return (
    <>
      <p className={styles.design}>
        {function_type_name}, {structure_type_name}
        {gene_symbol && (
          <>
            , <em>{gene_symbol}</em>
          </>
        )}
      </p>
      <p className={styles.vector}>{vector_name}</p>
    </>
  );
}
