import { CONTROL_TARGET, TEMPLATE_TARGET } from "@ligate/contract/design/sku";
import { GeneSearch } from "../../gene-search/index.ts";
import { updateSelection } from "../../shared/design-model/design-draft-store.ts";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import { OptionCard } from "../options/option-card.tsx";
import { OptionGroup } from "../options/option-group.tsx";
import type { StepProps } from "./step-props.ts";
import styles from "./target-step.module.css";

export interface TargetStepProps extends StepProps {
  design: DesignSelection;
}

type Target = Pick<DesignSelection, "geneOption" | "targetSequence" | "geneSymbol">;

const TARGET_OPTIONS: { name: string; description: string; target: Target }[] = [
  {
    name: "Search Target Gene",
    description: "One of the human or mouse genes: guides, hairpin or reading frame are chosen for it.",
    target: { geneOption: "geneSearch", targetSequence: "", geneSymbol: "" },
  },
  {
    name: "Control",
    description:
      "The same kit aimed at no gene of the cell, to tell the effect of the target from that of the vector.",
    target: { geneOption: "control", targetSequence: CONTROL_TARGET, geneSymbol: "Ctrl" },
  },
  {
    name: "Non-Insert/Template",
    description: "The empty kit with its cloning site, to put in a target of your own.",
    target: { geneOption: "template", targetSequence: TEMPLATE_TARGET, geneSymbol: "Template" },
  },
];

/** The target of the kit: a gene from the gene search, the control or the template. */
export function TargetStep({ design, onDescribe, isMissing }: TargetStepProps) {
  const isSearch = design.geneOption === "geneSearch";
  return (
    <>
      <OptionGroup
        legend="Target"
        layout="cards"
        error={isMissing("targetSequence") ? missingTargetMessage(isSearch) : undefined}
      >
        {TARGET_OPTIONS.map(({ name, description, target }) => (
          <OptionCard
            key={name}
            name={name}
            description={description}
            isSelected={design.geneOption === target.geneOption}
            onSelect={() => {
              if (design.geneOption !== target.geneOption) updateSelection(5, target);
              onDescribe({ name, description });
            }}
          />
        ))}
      </OptionGroup>
      <p className={styles.target} role="status">
        <span>Gene symbol</span> <b>{design.geneSymbol || "–"}</b>
        <span>Target sequence</span> <b className={styles.code}>{design.targetSequence || "–"}</b>
      </p>
      {isSearch && (
        <GeneSearch
          selected={design.targetSequence}
          onSelect={(gene) =>
            updateSelection(5, {
              targetSequence: gene?.target_sequence ?? "",
              geneSymbol: gene?.symbol ?? "",
            })
          }
        />
      )}
    </>
  );
}

const missingTargetMessage = (isSearch: boolean) =>
  isSearch ? "Search a gene and choose it in the table." : "Choose a target.";
