import type { ServiceOffer as Offer } from "@ligate/contract/services/schemas";
import { useLocation } from "@ligate/platform/router";
import { CartLineState } from "@ligate/ui/cart-line/cart-line-state";
import { useCartLine } from "@ligate/ui/cart-line/use-cart-line";
import { useIsHydrated } from "@ligate/ui/controls/use-is-hydrated";
import { ServiceOffer } from "./service-offer.tsx";
import styles from "./service-offers.module.css";

export interface ServiceOffersProps {
  /** Last segment of the address of the page. */
  url: string;
  offers: readonly Offer[];
}

/** What a service page offers: each can be ordered, or asked for. The address names one by its SKU as the fragment. */
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
