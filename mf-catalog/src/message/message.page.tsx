import { Head } from "@ligate/platform/head";
import { useSearchParams } from "@ligate/platform/router";
import { Page } from "@ligate/ui/layout/page";
import { ContactForm } from "../contact-form/index.ts";
import styles from "./message.module.css";

export function Component() {
  const [query] = useSearchParams();

  return (
    <Page className={styles.page}>
      <Head title="Send a message" description="Ask us about a product: its price, its making, its use." />
      <h1>Send a message</h1>
      <p className={styles.lead}>
        Ask about a price, a titre or a protocol. The scientist who answers has your product in view.
      </p>
      <ContactForm product={query.get("product") || "N/A"} />
    </Page>
  );
}
