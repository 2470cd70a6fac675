import { formatDay } from "@ligate/contract/common/dates";
import type { SupplierDocument, SupplierPacket } from "@ligate/contract/supplier/schemas";
import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { FactList } from "@ligate/ui/content/fact-list";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { Page } from "@ligate/ui/layout/page";
import { PolicyNavigation } from "./policy-navigation.tsx";
import type { supplierPacketLoader } from "./supplier-packet.loader.ts";
import styles from "./supplier-packet.module.css";

const TITLE = "Supplier Packet";
const DESCRIPTION =
  "Everything that purchasing and accounts payable need to set us up as a supplier, as PDF and in one ZIP file.";

export function Component() {
  const { seller, documents, zip } = useLoaderData<typeof supplierPacketLoader>();

  return (
    <Page>
      <Head title={TITLE} description={DESCRIPTION} />
      <PolicyNavigation />
      <article aria-labelledby="supplier-packet-title">
        <h1 id="supplier-packet-title">{TITLE}</h1>
        <p className={styles.lead}>{DESCRIPTION}</p>
        {documents.some(({ is_sample }) => is_sample) && <SampleNotice />}
        <p className={styles.download}>
          <LinkButton to={zip} reloadDocument download>
            Download all (ZIP)
          </LinkButton>
        </p>
        <div className={styles.sections}>
          <Documents documents={documents} />
          <Seller seller={seller} />
        </div>
      </article>
    </Page>
  );
}

function SampleNotice() {
  return (
    <Alert kind="notice">
      Documents marked “Sample” belong to a demonstration store. Their names, numbers and addresses are
      invented: do not pay or approve a supplier by them.
    </Alert>
  );
}

function Documents({ documents }: { documents: readonly SupplierDocument[] }) {
  return (
    <section aria-labelledby="packet-documents">
      <h2 id="packet-documents">Documents</h2>
      <ul className={styles.documents}>
        {documents.map(({ id, title, description, date, is_sample, pdf }) => (
          <li key={id}>
            <a href={pdf} download className={styles.name}>
              {title} (PDF)
            </a>
            {is_sample && <span className={styles.sample}>Sample</span>}
            <p className={styles.description}>
              {description} Updated {formatDay(date)}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Seller({ seller }: { seller: SupplierPacket["seller"] }) {
  const facts = [
    { label: "Legal name", value: seller.name },
    { label: "Tax ID", value: seller.tax_id },
    { label: "Remit to", value: seller.remit_to.join("\n") },
  ];
  return (
    <section aria-labelledby="packet-seller" className={styles.seller}>
      <h2 id="packet-seller">Seller</h2>
      <FactList facts={facts} />
      <p className={styles.bank}>
        Bank details are in the remit-to and bank letter. We never change bank details by e-mail.
      </p>
    </section>
  );
}
