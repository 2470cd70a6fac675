import type { GeneWarning } from "@ligate/contract/design/gene-warning";
import { Link } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import styles from "./gene-warnings.module.css";
import { specifyInAdvance } from "./specified-draft.ts";

export interface GeneWarningsProps {
  warnings: readonly GeneWarning[];
  /** The address of another design, by its SKU. */
  toAddress: (sku: string) => string;
  /** Sets fields of the specification of this design; without it, such remedies are not offered. */
  onSpecify?: (specification: NonNullable<GeneWarning["remedy"]>["specification"]) => void;
}

/** Of the parts. A field of the specification shows its warnings itself, and the function is the whole design. */
const OPTION_LABELS: Record<string, string> = {
  tag: "Protein tag",
  fluorescence: "Fluorescence marker",
  selection: "Selection marker",
};

/** Warnings about the gene of a design: the source, and the change that ends it, in one click. */
export function GeneWarnings({ warnings, toAddress, onSpecify }: GeneWarningsProps) {
  return warnings.map(({ option, message, source, remedy }) => (
    <Alert key={option + message} kind="notice">
      {OPTION_LABELS[option] && <b>{OPTION_LABELS[option]}: </b>}
      {message} <cite className={styles.source}>{source}.</cite>
      {remedy && <Remedy remedy={remedy} toAddress={toAddress} onSpecify={onSpecify} />}
    </Alert>
  ));
}

interface RemedyProps extends Pick<GeneWarningsProps, "toAddress"> {
  remedy: NonNullable<GeneWarning["remedy"]>;
  onSpecify: GeneWarningsProps["onSpecify"];
}

function Remedy({ remedy: { label, product_sku: sku, specification }, toAddress, onSpecify }: RemedyProps) {
  if (sku) {
    const keep = () => specification && specifyInAdvance(sku, specification);
    return (
      <p className={styles.remedy}>
        <Link to={toAddress(sku)} onClick={keep}>
          {label}
        </Link>
      </p>
    );
  }
  if (!onSpecify) return null;
  return (
    <p className={styles.remedy}>
      <Button variant="outlined" small onClick={() => onSpecify(specification)}>
        {label}
      </Button>
    </p>
  );
}
