import { formatBusinessDays } from "@ligate/contract/cart/availability-text";
import type { CartItem } from "@ligate/contract/cart/schemas";
import { formatDollars } from "@ligate/contract/common/money";
import type { ServiceOffer as Offer } from "@ligate/contract/services/schemas";
import { useLocation } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { useIsHydrated } from "@ligate/ui/controls/use-is-hydrated";
import { cx } from "@ligate/ui/cx";
import { CartLineState, useCartLine } from "@ligate/ui/orders/cart-line";
import { useEffect, useRef } from "react";
import { serviceQuoteUrl } from "../shared/quote-url.ts";
import { OrderService } from "./order-service.tsx";
import styles from "./service-offers.module.css";

export interface ServiceOffersProps {
  /** Last segment of the address of the page. */
  url: string;
  offers: readonly Offer[];
}

/** The offers of a service page, to order or to get a quote for. The fragment of the address can name one by its SKU. */
export function ServiceOffers({ url, offers }: ServiceOffersProps) {
  const addressed = useAddressedOffer();
  const line = useCartLine(offers.map(({ product_sku }) => product_sku));
  const item = line.state === "found" ? line.item : undefined;
  return (
    <section className={styles.offers} aria-labelledby="offers-title">
      <h2 id="offers-title">Order this service</h2>
      <CartLineState line={line} instead="You can order the service again below." />
      {offers.map((offer) => (
        <ServiceOffer
          key={offer.product_sku}
          offer={offer}
          url={url}
          isAddressed={offer.product_sku === addressed}
          line={item?.product_sku === offer.product_sku ? item : undefined}
        />
      ))}
    </section>
  );
}

/** The SKU in the fragment of the address, in upper case. Undefined until hydration: a server does not know the fragment. */
function useAddressedOffer(): string | undefined {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated ? hash.slice(1).toUpperCase() || undefined : undefined;
}

interface ServiceOfferProps {
  offer: Offer;
  /** Last segment of the address of the page. */
  url: string;
  /** Whether the address names this offer. */
  isAddressed: boolean;
  /** The line of the cart that is being changed, if it is of this offer. */
  line?: CartItem;
}

/** A service with its price, deliverables and needs, and its order form, which opens if the address names the service. */
function ServiceOffer({ offer, url, isAddressed, line }: ServiceOfferProps) {
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
          <p className={styles.days}>{formatBusinessDays(lead_days)}</p>
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
