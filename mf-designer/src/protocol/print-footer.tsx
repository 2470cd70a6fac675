import { protocolPrintTexts } from "@ligate/contract/content/protocol-print-texts";
import { company } from "@ligate/contract/settings/company";
import styles from "./protocol.module.css";

/** Disclaimer and company contact, which a printed protocol must contain. */
export function PrintFooter() {
  return (
    <p className={styles.footer}>
      {protocolPrintTexts.imprint} {company.name}, {company.phone}, {company.email}
    </p>
  );
}
