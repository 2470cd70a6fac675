import { formatDay } from "@ligate/contract/common/dates";
import { parseSku } from "@ligate/contract/design/sku";
import { ORDER_FILE_KINDS, orderFileUrl } from "@ligate/contract/order-files/constants";
import { formatBytes } from "@ligate/contract/order-files/format-bytes";
import { productLabel } from "@ligate/contract/orders/product-label";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { useId } from "react";
import styles from "./line-files.module.css";

export interface LineFilesProps {
  item: OrderView["items"][number];
  /** Whether the order is in production, so that files may still be added. */
  isInProduction: boolean;
}

/** The files that staff have deposited with a line, to download. For a design in production also if there are none yet. */
export function LineFiles({ item, isInProduction }: LineFilesProps) {
  const { files, product_sku } = item;
  const heading = useId();
  if (files.length === 0 && !(isInProduction && parseSku(product_sku))) return null;
  return (
    <section className={styles.files} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        Files <VisuallyHidden>of {productLabel(item)}</VisuallyHidden>
      </h3>
      {files.length === 0 ? (
        <p className={styles.none}>
          No files yet. We will deposit the sequence of your plasmids here and notify you by e-mail.
        </p>
      ) : (
        <ul className={styles.list}>
          {files.map(({ id, name, kind, size_bytes, added_at }) => (
            <li key={id} className={styles.file}>
              <a href={orderFileUrl(id)} download className={styles.name}>
                {name}
              </a>
              <span className={styles.facts}>
                {ORDER_FILE_KINDS[kind]}, {formatBytes(size_bytes)},{" "}
                <time dateTime={added_at}>{formatDay(added_at)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
