import type { NotSoldLine } from "@ligate/contract/cart/schemas";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { useRef, useState } from "react";
import { NotSoldLines } from "../shared/not-sold-lines.tsx";
import type { LineError, QuantityChange, ShownLine } from "./cart-changes-store.ts";
import { CartLine } from "./cart-line.tsx";
import styles from "./cart-lines.module.css";
import { EmptyCart } from "./empty-cart.tsx";

export interface CartLinesProps {
  lines: readonly ShownLine[];
  /** Lines that cannot be ordered. */
  notSold: readonly NotSoldLine[];
  /** Why the last change was rejected, shown at its line. */
  error?: LineError;
  onChange: (change: QuantityChange) => void;
}

export function CartLines({ lines, notSold, error, onChange }: CartLinesProps) {
  const section = useRef<HTMLElement>(null);
  const [removedName, setRemovedName] = useState<string>();

  function remove({ id, product_name }: NotSoldLine | ShownLine) {
    onChange({ id, quantity: 0 });
    setRemovedName(product_name);
    // The focused button disappears with its line.
    section.current?.focus();
  }

  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-label="Items in your cart">
      {lines.length === 0 && <EmptyCart hasNotSold={notSold.length > 0} />}
      <ul className={styles.lines} hidden={lines.length === 0}>
        {lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            error={error?.id === line.id ? error.message : undefined}
            onChange={(quantity) => onChange({ id: line.id, quantity })}
            onRemove={() => remove(line)}
          />
        ))}
      </ul>
      <NotSoldLines lines={notSold} onRemove={remove} />
      <VisuallyHidden>
        <span role="status">{removedName && `${removedName} was removed.`}</span>
      </VisuallyHidden>
    </section>
  );
}
