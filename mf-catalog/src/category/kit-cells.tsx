import type { Kit } from "@ligate/contract/catalog/kit-table-schemas";
import type { Campaign } from "@ligate/contract/catalog/product-schemas";
import { formatDay } from "@ligate/contract/common/dates";
import { PartKindDot } from "@ligate/ui/content/part-kind-dot";
import { cx } from "@ligate/ui/cx";
import { Price } from "@ligate/ui/orders/price";
import type { MouseEvent } from "react";
import styles from "./kit-table.module.css";

/** The columns of parts. */
const PART_COLUMNS = [
  { part: "promoter", title: "Promoter" },
  { part: "tag", title: "Tag" },
  { part: "fluorescence", title: "Fluorescence" },
  { part: "selection", title: "Selection" },
] as const;
const NONE = "None";

export type PartColumn = (typeof PART_COLUMNS)[number];

/** The columns of a table: those that are not empty for all of its kits. */
export const listPartColumns = (kits: readonly Kit[]): PartColumn[] =>
  PART_COLUMNS.filter(({ part }) => kits.some((kit) => kit[part] !== NONE));

export interface KitPartsProps {
  kit: Kit;
  columns: readonly PartColumn[];
}

/** The cells of a kit's parts. */
export function KitParts({ kit, columns }: KitPartsProps) {
  return columns.map(({ part }) => (
    <td key={part}>
      <span className={cx(styles.part, kit[part] === NONE && styles.none)}>
        {kit[part] !== NONE && <PartKindDot kind={part} />}
        {kit[part]}
      </span>
    </td>
  ));
}

interface KitPriceProps {
  /** Dollars. */
  price: number;
  listPrice?: number | undefined;
  /** The campaign of the discount. */
  campaign?: Campaign | null | undefined;
}

/** A price with the campaign that reduces it. */
export function KitPrice({ price, listPrice, campaign }: KitPriceProps) {
  return (
    <>
      <Price unitPrice={price} listPrice={listPrice} onDiscount={Boolean(campaign)} />
      {campaign && (
        <span className={styles.campaign}>
          {campaign.name}, through {formatDay(campaign.ends_on)}
        </span>
      )}
    </>
  );
}

/**
 * Follows the link of a row on a click anywhere in the row. Links and controls keep their own clicks, and text can still be
 * selected.
 */
export function openRow(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  if ((target as Element).closest("a, button, input, select, fieldset")) return;
  if (getSelection()?.isCollapsed === false) return;
  const init = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
  currentTarget.querySelector("a")?.dispatchEvent(new window.MouseEvent("click", init));
}
