import type { NeededReagent } from "@ligate/contract/catalog/product-schemas";
import { formatDollars } from "@ligate/contract/common/money";
import { cart } from "@ligate/platform/cart";
import { Link } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { useState } from "react";
import styles from "./needed-reagents.module.css";

/** The reagents that the selected formats require, each with a button that adds it to the cart. */
export function NeededReagents({ reagents }: { reagents: readonly NeededReagent[] }) {
  if (reagents.length === 0) return null;
  return (
    <section aria-labelledby="needs-title" className={styles.needs}>
      <h2 id="needs-title" className={styles.title}>
        You also need
      </h2>
      <ul className={styles.reagents}>
        {reagents.map((reagent) => (
          <Reagent key={reagent.catalog_number} reagent={reagent} />
        ))}
      </ul>
    </section>
  );
}

function Reagent({ reagent }: { reagent: NeededReagent }) {
  const { catalog_number, name, unit_size, price, reason } = reagent;
  const { run, isPending, error } = useApiAction();
  const [isAdded, setAdded] = useState(false);

  const addToCart = () =>
    run(async () => {
      const product_name = `${name}, ${unit_size}`;
      await cart.add([{ cart_item: { product_sku: catalog_number, product_name, unit_size }, quantity: 1 }]);
      setAdded(true);
    });

  return (
    <li className={styles.reagent}>
      <div>
        <Link to={`/product/featured/${catalog_number}`}>{name}</Link>
        <p className={styles.reason}>{reason}</p>
        <p className={styles.price}>
          {unit_size}, {formatDollars(price)}
        </p>
      </div>
      <Button
        small
        variant="outlined"
        aria-disabled={isPending || undefined}
        onClick={ignoreDoubleClick(addToCart)}
      >
        {isPending ? "Adding…" : isAdded ? "Added" : "Add"}
        <VisuallyHidden> {name} to the cart</VisuallyHidden>
      </Button>
      {error && <Alert kind="error">{error.message}</Alert>}
    </li>
  );
}

/** The reagents of several formats, each once. */
export const uniqueReagents = (reagents: readonly NeededReagent[]): NeededReagent[] => [
  ...new Map(reagents.map((reagent) => [reagent.catalog_number, reagent])).values(),
];
