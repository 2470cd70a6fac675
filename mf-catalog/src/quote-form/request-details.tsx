import {
  AMOUNTS_UG,
  CELL_LINE_AMOUNTS,
  GENE_SPECIES,
  VIRUS_TYPES,
  VIRUS_TYPES_NOT_OFFERED,
} from "@ligate/contract/quote-choices";
import { classes } from "@ligate/ui/classes";
import { Field, TextAreaField } from "@ligate/ui/field";
import type { ReactNode } from "react";
import rows from "../form-rows.module.css";
import { ChoiceField } from "./choice-field.tsx";
import { type Detail, detailsFor } from "./details.ts";
import styles from "./request-form.module.css";
import type { RequestPartProps } from "./request-selection.tsx";

/** What matters for what is selected; nothing before that. */
export function RequestDetails({ form }: RequestPartProps) {
  const [type, productType, serviceType] = form.watch(["type", "productType", "serviceType"]);
  const details = detailsFor({ type, productType, serviceType });
  if (details.length === 0) return null;

  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>What do you know already?</legend>
      <div className={rows.row}>
        {details.map((detail) => (
          <div key={detail} className={classes(detail === "geneSequence" && styles.wide)}>
            {FIELDS[detail](form)}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

const FIELDS: Record<Detail, (form: RequestPartProps["form"]) => ReactNode> = {
  geneSpecies: (form) => (
    <ChoiceField form={form} name="geneSpecies" label="Gene species" values={GENE_SPECIES} />
  ),
  geneSequence: (form) => (
    <TextAreaField
      label="Gene sequence"
      optional
      className={styles.sequence}
      spellCheck={false}
      hint="In IUPAC letters, up to 100,000. A FASTA header, numbers and spaces may stay."
      error={form.formState.errors.geneSequence}
      {...form.register("geneSequence")}
    />
  ),
  virusType: (form) => (
    <ChoiceField
      form={form}
      name="virusType"
      label="Virus type"
      values={VIRUS_TYPES}
      notOffered={VIRUS_TYPES_NOT_OFFERED}
    />
  ),
  virusAmount: (form) => (
    <ChoiceField form={form} name="virusAmount" label="Virus amount" values={AMOUNTS_UG} unit="µg" />
  ),
  mammalianCells: (form) => (
    <Field
      label="Mammalian cells"
      optional
      placeholder="HEK293T"
      error={form.formState.errors.mammalianCells}
      {...form.register("mammalianCells")}
    />
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
