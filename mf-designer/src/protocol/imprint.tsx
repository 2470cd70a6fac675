import { benchSheet } from "@ligate/contract/bench-sheet";
import { company } from "@ligate/contract/company";
import styles from "./protocol.module.css";

/** What a sheet of paper has to say by itself. */
export function Imprint() {
  return (
    <p className={styles.imprint}>
      {benchSheet.imprint} {company.name}, {company.phone}, {company.email}
    </p>
  );
}
