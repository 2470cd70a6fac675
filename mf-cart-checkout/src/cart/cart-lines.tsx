import type { CartItem } from "@ligate/contract/cart";
import { VisuallyHidden } from "@ligate/ui/visually-hidden";
import { useRef, useState } from "react";
import { CartLine } from "./cart-line.tsx";
import styles from "./cart-lines.module.css";
import { EmptyCart } from "./empty-cart.tsx";

export interface CartLinesProps {
  lines: readonly CartItem[];
  onWant: (change: { id: number; quantity: number }) => void;
}

export function CartLines({ lines, onWant }: CartLinesProps) {
  const section = useRef<HTMLElement>(null);
  const [removed, setRemoved] = useState<string>();

  function remove(line: CartItem) {
    onWant({ id: line.id, quantity: 0 });
    setRemoved(line.product_name);
    // The button that had the focus goes with its line.
    section.current?.focus();
  }

  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-label="Items in your cart">
      {lines.length === 0 && <EmptyCart />}
      <ul className={styles.lines} hidden={lines.length === 0}>
        {lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            onChange={(quantity) => onWant({ id: line.id, quantity })}
            onRemove={() => remove(line)}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{removed && `${removed} was removed.`}</span>
      </VisuallyHidden>
    </section>
  );
}
