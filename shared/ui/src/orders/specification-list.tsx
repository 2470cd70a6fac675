import type { Specification } from "@ligate/contract/specification/schemas";
import { specificationRows } from "@ligate/contract/specification/specification-rows";
import { FactList } from "../content/fact-list.tsx";
import styles from "./specification-list.module.css";

export interface SpecificationListProps {
  specification: Specification | null | undefined;
}

/** The specification of a line, besides its SKU. Renders nothing if there is none. */
export function SpecificationList({ specification }: SpecificationListProps) {
  const facts = specificationRows(specification);
  if (facts.length === 0) return null;
  return (
    <div className={styles.specification}>
      <FactList facts={facts} />
    </div>
  );
}
