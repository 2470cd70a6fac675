import { protocolPrintTexts } from "@ligate/contract/content/protocol-print-texts";
import styles from "./print-record-form.module.css";

/** Blank lines to fill in by hand. Visible in print only. */
export function PrintRecordForm() {
  return (
    <dl className={styles.record}>
      {protocolPrintTexts.record.map((line) => (
        <div key={line}>
          <dt>{line}</dt>
          <dd />
        </div>
      ))}
    </dl>
  );
}
