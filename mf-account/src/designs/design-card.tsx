import { formatDay } from "@ligate/contract/common/dates";
import type { SavedDesign } from "@ligate/contract/saved-designs/schemas";
import { LinkButton } from "@ligate/ui/controls/button";
import { useId, useRef, useState } from "react";
import { DesignActions } from "./design-actions.tsx";
import styles from "./designs.module.css";
import { RenameForm } from "./rename-form.tsx";

export interface DesignCardProps {
  design: SavedDesign;
}

export function DesignCard({ design }: DesignCardProps) {
  const { name, product_name, product_sku, date_saved } = design;
  const [isRenaming, setRenaming] = useState(false);
  const nameId = useId();
  const renameButton = useRef<HTMLButtonElement>(null);

  function stopRenaming() {
    setRenaming(false);
    renameButton.current?.focus();
  }

  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div>
        <h2 id={nameId} className={styles.name}>
          {name}
        </h2>
        {name !== product_name && <p>{product_name}</p>}
        <p className={styles.sku}>{product_sku}</p>
        <p className={styles.date}>Saved {formatDay(date_saved)}</p>
      </div>
      <div className={styles.buttons}>
        <LinkButton to={`/products/item/${encodeURIComponent(product_sku)}`} small aria-describedby={nameId}>
          Order
        </LinkButton>
        <LinkButton
          to={`/design?${new URLSearchParams({ sku: product_sku })}`}
          variant="outlined"
          small
          aria-describedby={nameId}
        >
          Open design
        </LinkButton>
        <DesignActions {...{ design, nameId, renameButton }} onRename={() => setRenaming(!isRenaming)} />
      </div>
      {isRenaming && <RenameForm design={design} onDone={stopRenaming} />}
    </article>
  );
}
