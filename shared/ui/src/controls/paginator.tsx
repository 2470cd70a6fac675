import { Icon } from "./icon.tsx";
import styles from "./paginator.module.css";

export interface PaginatorProps {
  /** Name of the paginated list for screen readers, such as "Search results". */
  label: string;
  pageNumber: number;
  pageSize: number;
  total: number;
  /** Replaces the total if the server stopped counting, such as "1000+". */
  totalText?: string;
  pageSizes: readonly number[];
  onChange: (page: { pageNumber: number; pageSize: number }) => void;
}

export function Paginator({
  label,
  pageNumber,
  pageSize,
  total,
  totalText,
  pageSizes,
  onChange,
}: PaginatorProps) {
  const first = total === 0 ? 0 : (pageNumber - 1) * pageSize + 1;
  const last = Math.min(pageNumber * pageSize, total);
  const goTo = (page: number) => onChange({ pageNumber: page, pageSize });

  return (
    <nav className={styles.paginator} aria-label={`${label}: pages`}>
      <label className={styles.sizes}>
        Items per page
        <select
          className={styles.select}
          value={pageSize}
          onChange={(event) => onChange({ pageNumber: 1, pageSize: Number(event.target.value) })}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span className={styles.range} role="status">
        {first}–{last} of {totalText ?? total}
      </span>
      <span className={styles.steps}>
        <button
          type="button"
          className={styles.step}
          aria-label="Previous page"
          disabled={pageNumber <= 1}
          onClick={() => goTo(pageNumber - 1)}
        >
          <Icon name="chevronLeft" size={18} />
        </button>
        <button
          type="button"
          className={styles.step}
          aria-label="Next page"
          disabled={last >= total}
          onClick={() => goTo(pageNumber + 1)}
        >
          <Icon name="chevronRight" size={18} />
        </button>
      </span>
    </nav>
  );
}
