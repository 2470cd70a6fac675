import { unavailabilityText } from "@ligate/contract/cart/availability-text";
import type { CartDesign, CartItem } from "@ligate/contract/cart/schemas";
import { formatCents, formatDollars } from "@ligate/contract/common/money";
import { productLabel } from "@ligate/contract/orders/product-label";
import { Link } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { cx } from "@ligate/ui/cx";
import { Alert } from "@ligate/ui/feedback/alert";
import { QuantityField } from "@ligate/ui/forms/quantity-field";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { Availability } from "@ligate/ui/orders/availability";
import { ProductLines } from "@ligate/ui/orders/product-lines";
import { SpecificationList } from "@ligate/ui/orders/specification-list";
import { getSpecificationPath, MissingSpecification } from "../shared/missing-specification.tsx";
import { getLineCents } from "../shared/order-amounts.ts";
import type { ShownLine } from "./cart-changes-store.ts";
import styles from "./cart-line.module.css";
import { LinePicture } from "./line-picture.tsx";

export interface CartLineProps {
  line: ShownLine;
  /** Why the last change of this line was rejected. */
  error?: string;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

/** The id of a line's element, which can receive the focus. */
export const lineElementId = (id: number): string => `line-${id}`;

export function CartLine({ line, error, onChange, onRemove }: CartLineProps) {
  return (
    <li id={lineElementId(line.id)} tabIndex={-1} className={styles.line}>
      <div className={styles.picture}>
        <LinePicture line={line} />
      </div>
      <LineDetails line={line} />
      <LineAvailability line={line} error={error} onReduce={onChange} />
      <div className={styles.controls}>
        {line.quote_number ? (
          <p className={styles.fixed}>Quantity {line.quantity}</p>
        ) : (
          <QuantityField
            label={`Quantity of ${productLabel(line)}`}
            quantity={line.quantity}
            onChange={onChange}
          />
        )}
        <Button variant="text" small className={styles.remove} onClick={onRemove}>
          Remove<VisuallyHidden> {productLabel(line)}</VisuallyHidden>
        </Button>
      </div>
      <p className={styles.total}>
        <VisuallyHidden>Line total </VisuallyHidden>
        {formatCents(getLineCents(line))}
      </p>
    </li>
  );
}

/** The name of a line, its design, SKU, specification and price per piece. */
function LineDetails({ line }: { line: CartItem }) {
  return (
    <div className={styles.details}>
      <Link to={line.url} className={styles.name}>
        <ProductLines product={line} />
      </Link>
      {line.design && <DesignText design={line.design} />}
      <p className={styles.sku}>{line.product_sku}</p>
      <SpecificationList specification={line.specification} />
      {isChangeable(line) && (
        <Link to={getSpecificationPath(line)} className={styles.change}>
          Change the specification<VisuallyHidden> of {productLabel(line)}</VisuallyHidden>
        </Link>
      )}
      <p className={styles.each}>{formatDollars(line.price)} each</p>
      {line.quote_number && <p className={styles.quote}>From quote {line.quote_number}</p>}
    </div>
  );
}

/** A quote fixes the specification of its lines. An incomplete one has its own link. */
const isChangeable = ({ specification, specification_problem, quote_number }: CartItem): boolean =>
  specification !== null && specification_problem === null && quote_number === undefined;

function DesignText({ design }: { design: CartDesign }) {
  const { function_type_name, structure_type_name, gene_symbol, vector_name, gene_warnings = [] } = design;
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
      {gene_warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
    </>
  );
}

interface LineAvailabilityProps {
  line: ShownLine;
  /** Why the last change of this line was rejected. */
  error?: string;
  /** Reduces the quantity to the available pieces. */
  onReduce: (quantity: number) => void;
}

/** The delivery of a line, the pieces left, and the way out if its specification or some of its pieces are missing. */
function LineAvailability({ line, error, onReduce }: LineAvailabilityProps) {
  const saved = { ...line, quantity: line.savedQuantity };
  const isChanging = line.quantity !== line.savedQuantity;
  const unavailability = unavailabilityText(saved);
  const available = saved.quantity - saved.unavailable_quantity;

  return (
    <div className={cx(styles.availability, isChanging && styles.changing)}>
      <div className={styles.row}>
        <Availability line={saved} />
        {!!line.stock_left && <p className={styles.left}>{line.stock_left} left</p>}
      </div>
      <MissingSpecification line={line} />
      {unavailability && <Alert kind="notice">{unavailability}</Alert>}
      {unavailability && available > 0 && !line.quote_number && (
        <Button
          variant="outlined"
          small
          className={styles.reduce}
          aria-label={`Reduce to ${available}: ${productLabel(line)}`}
          onClick={() => onReduce(available)}
        >
          Reduce to {available}
        </Button>
      )}
      {error && <Alert kind="error">{error}</Alert>}
    </div>
  );
}
