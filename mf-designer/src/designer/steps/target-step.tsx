import { CONTROL_TARGET, TEMPLATE_TARGET } from "@ligate/contract/design/sku";
import type { GeneSearchQuery } from "../../shared/design-model/design-address.ts";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import { NO_SEARCH, TargetSearch } from "../gene-search/target-search.tsx";
import { OptionCard } from "../options/option-card.tsx";
import { OptionGroup } from "../options/option-group.tsx";
import type { Designer } from "../state/use-designer.ts";
import type { StepProps } from "./step-props.ts";
import styles from "./target-step.module.css";

export interface TargetStepProps extends StepProps {
  designer: Designer;
}

type Target = Pick<DesignSelection, "geneOption" | "targetSequence" | "geneSymbol">;

const TARGET_OPTIONS: { name: string; description: string; target: Target }[] = [
  {
    name: "Search Target Gene",
    description: "A human or mouse gene. We choose its guides, hairpin or reading frame.",
    target: { geneOption: "geneSearch", targetSequence: "", geneSymbol: "" },
  },
  {
    name: "Control",
    description:
      "The same kit without a target in the cell, to tell the effect of the target from that of the vector.",
    target: { geneOption: "control", targetSequence: CONTROL_TARGET, geneSymbol: "Ctrl" },
  },
  {
    name: "Non-Insert/Template",
    description: "The empty kit with its cloning site, for a target of your own.",
    target: { geneOption: "template", targetSequence: TEMPLATE_TARGET, geneSymbol: "Template" },
  },
];

/** The target of the kit: a gene from the gene search, the control or the template. */
export function TargetStep({ designer, design, onNext, onDescribe, missingChoice }: TargetStepProps) {
  const { genes, dispatch } = designer;
  const select = (changes: Target, query: GeneSearchQuery | null) =>
    dispatch({ type: "choose", changes, genes: query });
  const isSearch = design.geneOption === "geneSearch" || (genes !== undefined && !design.targetSequence);
  const chosen = isSearch ? "geneSearch" : design.geneOption;
  return (
    <>
      <OptionGroup
        legend="Target"
        layout="cards"
        missing={missingChoice("targetSequence", missingTargetMessage(isSearch))}
      >
        {TARGET_OPTIONS.map(({ name, description, target }) => (
          <OptionCard
            key={name}
            name={name}
            description={description}
            isSelected={chosen === target.geneOption}
            onSelect={() => {
              if (target.geneOption !== "geneSearch") select(target, null);
              else if (!isSearch) select(target, NO_SEARCH);
              onDescribe({ name, description });
            }}
            onNext={target.targetSequence ? onNext : undefined}
          />
        ))}
      </OptionGroup>
      <p className={styles.target} role="status">
        <span>Gene symbol</span> <b>{design.geneSymbol || "–"}</b>
        <span>Target sequence</span> <b className={styles.code}>{design.targetSequence || "–"}</b>
      </p>
      {isSearch && <TargetSearch designer={designer} functionTypeName={design.functionTypeName} />}
    </>
  );
}

const missingTargetMessage = (isSearch: boolean) =>
  isSearch ? "Search for a gene and select it in the table." : "Choose a target.";
