import { company } from "@ligate/contract/company";
import styles from "./protocol.module.css";

/** What a sheet of paper has to say by itself. */
export function Imprint() {
  return (
    <p className={styles.imprint}>
      For research use only, not for use in humans. Amounts are where to start: adjust them to your cells.{" "}
      {company.name}, {company.phone}, {company.email}
    </p>
  );
}
