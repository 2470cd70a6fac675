import { formatDollars } from "@ligate/contract/common/money";
import type { GeneKit } from "@ligate/contract/search/schemas";
import { cart } from "@ligate/platform/cart";
import { Link } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { KitMap } from "./kit-map.tsx";
import styles from "./kit-tile.module.css";
import { formatLeadTime, kitName } from "./result-text.ts";

export interface KitTileProps {
  kit: GeneKit;
}

/** A kit for a gene: its map, price and lead time. It is added to the cart unless the laboratory needs more details. */
export function KitTile({ kit }: KitTileProps) {
  const { product_sku, product_name, title, format_name, format_sku, unit_price, lead_time } = kit;
  return (
    <div className={styles.tile}>
      <KitMap plasmids={kit.plasmids} />
      <div className={styles.text}>
        <Link className={styles.link} to={`/products/item/${product_sku}`}>
          {title}
        </Link>
        <span className={styles.format}>{kitName(product_name)}</span>
        {format_name && <span className={styles.format}>{format_name}</span>}
        <span className={styles.terms}>
          <strong>{unit_price === null ? "Consult" : formatDollars(unit_price)}</strong>
          {lead_time.max_days > 0 && <span className={styles.days}>{formatLeadTime(lead_time)}</span>}
        </span>
      </div>
      {format_sku !== null && <AddKit kit={kit} formatSku={format_sku} />}
    </div>
  );
}

function AddKit({
  kit: { title, product_name, format_name },
  formatSku,
}: KitTileProps & { formatSku: string }) {
  const { run, isPending, error } = useApiAction();
  const line = { cart_item: { product_sku: formatSku, product_name }, quantity: 1 };
  const addToCart = () => void run(() => cart.add([line]));
  return (
    <div className={styles.add}>
      <Button
        variant="outlined"
        small
        aria-disabled={isPending || undefined}
        aria-label={`Add to Cart: ${title}, ${format_name}`}
        onClick={ignoreDoubleClick(addToCart)}
      >
        {isPending ? "One moment…" : "Add to Cart"}
      </Button>
      {error && <Alert kind="error">{error.message}</Alert>}
    </div>
  );
}
