import type { ServiceOffer as Offer } from "@ligate/contract/services/schemas";
import { Alert } from "@ligate/ui/feedback/alert";
import { ServiceOffer } from "./service-offer.tsx";
import styles from "./service-offers.module.css";
import { useAddressedOffer } from "./use-addressed-offer.ts";
import { useCartLine } from "./use-cart-line.ts";

export interface ServiceOffersProps {
  /** Last segment of the address of the page. */
  url: string;
  offers: readonly Offer[];
}

/** What a service page offers: each can be ordered, or asked for. The address names one by its SKU as the fragment. */
export function ServiceOffers({ url, offers }: ServiceOffersProps) {
  const addressed = useAddressedOffer();
  const line = useCartLine(offers);
  return (
    <section className={styles.offers} aria-labelledby="offers-title">
      <h2 id="offers-title">Order this service</h2>
      {line.state === "loading" && <p role="status">Loading the line of your cart…</p>}
      {line.state === "gone" && (
        <Alert kind="notice">
          This line is no longer in your cart. You can order the service again below.
        </Alert>
      )}
      {offers.map((offer) => (
        <ServiceOffer
          key={offer.product_sku}
          offer={offer}
          url={url}
          isAddressed={offer.product_sku === addressed}
          line={line.item?.product_sku === offer.product_sku ? line.item : undefined}
        />
      ))}
    </section>
  );
}
