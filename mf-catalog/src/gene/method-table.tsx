import { formatDollars } from "@ligate/contract/common/money";
import type { GeneMethod, GeneOffer, GenePage } from "@ligate/contract/genes/gene-page-schemas";
import { Link } from "@ligate/platform/router";
import { Table } from "@ligate/ui/content/table";
import styles from "./gene-methods.module.css";
import { formatDays, listOffers, type Offer } from "./offers.ts";

export interface MethodTableProps {
  gene: GenePage;
  /** The reasons below the table, which cells refer to by their number. */
  notes: readonly string[];
}

/**
 * Methods by delivery. Methods of a category that do not apply for the same reason share a row. Narrow screens show each
 * method as a block with a line per delivery.
 */
export function MethodTable({ gene: { symbol, structures, methods }, notes }: MethodTableProps) {
  const byCategory = Map.groupBy(methods, ({ product_category }) => product_category);
  return (
    <Table columns="several" className={styles.table} aria-labelledby="methods">
      <thead>
        <tr>
          <th scope="col">Method</th>
          {structures.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {[...byCategory].map(([category, rows]) => (
        <tbody key={category}>
          <tr className={styles.category}>
            <th scope="rowgroup" colSpan={structures.length + 1}>
              {category}
            </th>
          </tr>
          {[...Map.groupBy(rows, ({ reason = "" }) => reason)].map(([reason, group]) =>
            reason === "" ? (
              group.map((method) => (
                <OfferedRow key={method.function_type_name} method={method} symbol={symbol} notes={notes} />
              ))
            ) : (
              <tr key={reason}>
                <th scope="row">{group.map(({ function_type_name }) => function_type_name).join(", ")}</th>
                <td className={styles.reason} colSpan={structures.length}>
                  {reason}
                </td>
              </tr>
            ),
          )}
        </tbody>
      ))}
    </Table>
  );
}

interface OfferedRowProps {
  method: GeneMethod;
  symbol: string;
  notes: readonly string[];
}

function OfferedRow({ method, symbol, notes }: OfferedRowProps) {
  const { function_type_name: name, offers } = method;
  const [first] = listOffers(method);
  return (
    <tr>
      <th scope="row">
        {name}
        {first && (
          <Link
            className={styles.design}
            to={`/design?sku=${first.product_sku}`}
            aria-label={`Change parts of ${name} for ${symbol}`}
          >
            Change parts
          </Link>
        )}
      </th>
      {offers.map((offer) => (
        <OfferCell key={offer.structure_type_name} method={name} offer={offer} notes={notes} />
      ))}
    </tr>
  );
}

interface OfferCellProps {
  method: string;
  offer: GeneOffer;
  notes: readonly string[];
}

function OfferCell({ method, offer, notes }: OfferCellProps) {
  const { structure_type_name, reason } = offer;
  const note = reason === undefined ? 0 : notes.indexOf(reason) + 1;
  return (
    <td data-label={structure_type_name}>
      <span>
        {offer.enabled ? (
          <OfferLink method={method} offer={offer} />
        ) : (
          <span className={styles.none}>Not offered</span>
        )}
        {note > 0 && (
          <a className={styles.note} href={`#note-${note}`} aria-label={`Note ${note}`}>
            {note}
          </a>
        )}
      </span>
      {offer.enabled && <span className={styles.days}>{formatDays(offer.lead_time)}</span>}
    </td>
  );
}

function OfferLink({ method, offer }: { method: string; offer: Offer }) {
  const { structure_type_name, product_sku, from_price } = offer;
  const price = from_price === null ? "By quote" : formatDollars(from_price);
  const prefix = from_price === null ? "" : "from ";
  return (
    <Link
      className={styles.price}
      to={`/products/item/${product_sku}`}
      aria-label={`${method} ${structure_type_name}, ${prefix}${price}`}
    >
      {prefix && <span className={styles.from}>{prefix}</span>}
      {price}
    </Link>
  );
}
