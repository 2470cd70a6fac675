import type { Specification } from "@ligate/contract/specification/schemas";
import { Head } from "@ligate/platform/head";
import { useLocation, useSearchParams } from "@ligate/platform/router";
import { useQuery } from "@ligate/platform/use-api-query";
import { Page } from "@ligate/ui/layout/page";
import { lazy, Suspense } from "react";
import { ContactForm } from "./contact-form.tsx";
import styles from "./message.module.css";

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
      <Head
        title="Send a message"
        description="Ask us about a product: its price, how it is made, or how to use it."
      />
      <h1>Send a message</h1>
      <p className={styles.lead}>
        Ask about a price, a titer or a protocol. The scientist who answers will know which product you mean.
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

/**
 * The specification that a product page passes as `location.state.specification`; `undefined` without a valid one. It is
 * set after hydration, because a rendered page has no state, and checked, because a page of another release may have
 * passed it.
 */
function usePassedSpecification(): Specification | undefined {
  const { key, state } = useLocation();
  return useQuery(key, () => parse(state)).data;
}

async function parse(state: unknown): Promise<Specification | undefined> {
  if (typeof state !== "object" || state === null || !("specification" in state)) return undefined;
  const { Specification } = await import("@ligate/contract/specification/schemas");
  const { data } = Specification.safeParse(state.specification);
  return data && Object.keys(data).length > 0 ? data : undefined;
}
