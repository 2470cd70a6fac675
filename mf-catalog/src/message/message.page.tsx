import { Head } from "@ligate/platform/head";
import { useSearchParams } from "@ligate/platform/router";
import { Page } from "@ligate/ui/layout/page";
import { lazy, Suspense } from "react";
import { ContactForm } from "../contact-form/index.ts";
import styles from "./message.module.css";
import { usePassedSpecification } from "./use-passed-specification.ts";

/** Most visitors come without a specification. */
const SpecificationList = lazy(async () => {
  const { SpecificationList } = await import(
    /* webpackChunkName: "specification-list" */ "@ligate/ui/orders/specification-list"
  );
  return { default: SpecificationList };
});

export function Component() {
  const [query] = useSearchParams();
  const specification = usePassedSpecification();

  return (
    <Page width="reading">
      <Head title="Send a message" description="Ask us about a product: its price, its making, its use." />
      <h1>Send a message</h1>
      <p className={styles.lead}>
        Ask about a price, a titer or a protocol. The scientist who answers has your product in view.
      </p>
      {specification && (
        <section className={styles.specification} aria-labelledby="specification">
          <h2 id="specification">Your specification</h2>
          <p>It is sent with your message.</p>
          <Suspense>
            <SpecificationList specification={specification} />
          </Suspense>
        </section>
      )}
      <ContactForm product={query.get("product") || "N/A"} specification={specification} />
    </Page>
  );
}
