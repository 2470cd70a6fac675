import type { CartItem } from "@ligate/contract/cart/schemas";
import { formatDollars } from "@ligate/contract/common/money";
import type { ServiceOffer as Offer } from "@ligate/contract/services/schemas";
import { LinkButton } from "@ligate/ui/controls/button";
import { cx } from "@ligate/ui/cx";
import { useEffect, useRef } from "react";
import { serviceQuoteUrl } from "../../shared/quote-url.ts";
import { OrderService } from "./order-service.tsx";
import styles from "./service-offers.module.css";

export interface ServiceOfferProps {
  offer: Offer;
  /** Last segment of the address of the page. */
  url: string;
  /** The address names this offer. */
  isAddressed: boolean;
  /** The line of the cart that is being changed, if it is of this offer. */
  line?: CartItem;
}

/** A service with its price, what it delivers and needs, and its order form, which opens if the address names it. */
export function ServiceOffer({ offer, url, isAddressed, line }: ServiceOfferProps) {
  const { product_sku, product_name, price, lead_days, deliverables, needs } = offer;
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAddressed) article.current?.scrollIntoView();
  }, [isAddressed]);

  return (
    <article
      ref={article}
      id={product_sku}
      className={cx(styles.offer, isAddressed && styles.addressed)}
      aria-labelledby={`${product_sku}-name`}
    >
      <header className={styles.header}>
        <div>
          <h3 id={`${product_sku}-name`}>{product_name}</h3>
          <p className={styles.sku}>{product_sku}</p>
        </div>
        <div className={styles.terms}>
          <p className={styles.price}>{price === null ? "By quote" : formatDollars(price)}</p>
          <p className={styles.days}>{lead_days} business days</p>
        </div>
      </header>
      <div className={styles.facts}>
        <Facts title="You receive" facts={deliverables} />
        <Facts title="We need" facts={needs} />
      </div>
      {price === null ? (
        <LinkButton
          className={styles.quote}
          variant="outlined"
          to={serviceQuoteUrl(url, `${product_name} (${product_sku})`)}
          aria-label={`Get a Quote: ${product_name}`}
        >
          Get a Quote
        </LinkButton>
      ) : (
        <OrderService offer={offer} isAddressed={isAddressed} line={line} />
      )}
    </article>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <div>
      <h4 className={styles.title}>{title}</h4>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
