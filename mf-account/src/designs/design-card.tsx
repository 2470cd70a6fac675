import { formatDay } from "@ligate/contract/common/dates";
import type { SavedDesign } from "@ligate/contract/saved-designs/schemas";
import { api } from "@ligate/platform/api";
import { useRevalidator } from "@ligate/platform/router";
import { ProductName } from "@ligate/ui/content/product-name";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { Field } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { ProductLines } from "@ligate/ui/orders/product-lines";
import { useId, useRef, useState } from "react";
import { DesignActions } from "./design-actions.tsx";
import styles from "./designs.module.css";

export interface DesignCardProps {
  design: SavedDesign;
}

export function DesignCard({ design }: DesignCardProps) {
  const { product_sku, date_saved } = design;
  const name = displayName(design);
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
          <ProductName name={name} />
        </h2>
        <Product design={design} />
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

/** Designs from before titles are named by their products. */
const displayName = ({ name, product_name, title }: SavedDesign): string =>
  name === product_name ? (title ?? name) : name;

/** The product of a design, without what its name says already. */
function Product({ design }: DesignCardProps) {
  const { product_name, title } = design;
  const name = displayName(design);
  if (name === product_name) return null;
  return (
    <p>
      <ProductLines product={{ product_name, title: name === title ? undefined : title }} />
    </p>
  );
}

const loadSchema = () =>
  import("@ligate/contract/saved-designs/schemas").then(({ DesignRename }) => DesignRename);

interface RenameFormProps {
  design: SavedDesign;
  onDone: () => void;
}

function RenameForm({ design: { id, name }, onDone }: RenameFormProps) {
  const { revalidate } = useRevalidator();
  const { field, submit, formState } = useZodForm(
    loadSchema,
    async (body) => {
      await api.patch("/api/users/designs/:id/", { params: { id }, body });
      await revalidate();
      onDone();
    },
    { defaultValues: { name } },
  );
  const { errors, isSubmitting } = formState;

  return (
    <Form onSubmit={submit} problem={errors.root} className={styles.rename}>
      <Field label="Name" autoFocus autoComplete="off" {...field("name")} />
      <div className={styles.buttons}>
        <SubmitButton small pending={isSubmitting}>
          Save name
        </SubmitButton>
        <Button variant="text" small onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
