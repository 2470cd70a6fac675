import {
  AMOUNTS_UG,
  CELL_LINE_AMOUNTS,
  GENE_SPECIES,
  VIRUS_TYPES,
  VIRUS_TYPES_NOT_OFFERED,
} from "@ligate/contract/quote-requests/constants";
import { cx } from "@ligate/ui/cx";
import { Field, TextAreaField } from "@ligate/ui/forms/field";
import type { ReactNode } from "react";
import layout from "../shared/forms/form-layout.module.css";
import styles from "./quote-request-form.module.css";
import { type Detail, relevantDetails } from "./relevant-details.ts";
import { ChoiceField, type RequestFieldsProps } from "./request-selection.tsx";

/** The fields for the details of the selected product or service. Renders nothing without a selection. */
export function RequestDetails({ form }: RequestFieldsProps) {
  const [type, productType, serviceType] = form.watch(["type", "productType", "serviceType"]);
  const details = relevantDetails({ type, productType, serviceType });
  if (details.length === 0) return null;

  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>What do you already know?</legend>
      <div className={layout.row}>
        {details.map((detail) => (
          <div key={detail} className={cx(detail === "geneSequence" && styles.wide)}>
            {FIELDS[detail](form)}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

const FIELDS: Record<Detail, (form: RequestFieldsProps["form"]) => ReactNode> = {
  geneSpecies: (form) => (
    <ChoiceField form={form} name="geneSpecies" label="Gene species" values={GENE_SPECIES} />
  ),
  geneSequence: (form) => (
    <TextAreaField
      label="Gene sequence"
      optional
      className={styles.sequence}
      spellCheck={false}
      hint="IUPAC letters, up to 100,000. You can leave in a FASTA header, numbers and spaces."
      {...form.field("geneSequence")}
    />
  ),
  virusType: (form) => (
    <ChoiceField
      form={form}
      name="virusType"
      label="Virus type"
      values={VIRUS_TYPES}
      unavailableValues={VIRUS_TYPES_NOT_OFFERED}
    />
  ),
  virusAmount: (form) => (
    <ChoiceField form={form} name="virusAmount" label="Virus amount" values={AMOUNTS_UG} unit="µg" />
  ),
  mammalianCells: (form) => (
    <Field label="Mammalian cells" optional placeholder="HEK293T" {...form.field("mammalianCells")} />
  ),
  cellLineAmount: (form) => (
    <ChoiceField
      form={form}
      name="cellLineAmount"
      label="Cell line amount"
      values={CELL_LINE_AMOUNTS}
      unit="cells"
    />
  ),
  plasmidAmount: (form) => (
    <ChoiceField form={form} name="plasmidAmount" label="Plasmid amount" values={AMOUNTS_UG} unit="µg" />
  ),
};
