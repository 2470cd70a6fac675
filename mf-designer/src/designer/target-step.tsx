import { CONTROL_TARGET, TEMPLATE_TARGET } from "@ligate/contract/sku";
import { choose } from "../design-in-progress.ts";
import type { DesignSelection } from "../design-selection.ts";
import { GeneSearch } from "../gene-search/gene-search.tsx";
import type { StepProps } from "./described.ts";
import { OptionCard } from "./option-card.tsx";
import { OptionGroup } from "./option-group.tsx";
import styles from "./target-step.module.css";

export interface TargetStepProps extends StepProps {
  design: DesignSelection;
}

type Target = Pick<DesignSelection, "geneOption" | "targetSequence" | "geneSymbol">;

const CHOICES: { name: string; description: string; target: Target }[] = [
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

/** What the kit is aimed at: a gene that is searched for, or one of two targets that are no gene. */
export function TargetStep({ design, onDescribe, isMissing }: TargetStepProps) {
  const isSearch = design.geneOption === "geneSearch";
  return (
    <>
      <OptionGroup
        legend="Target"
        layout="cards"
        error={isMissing("targetSequence") ? missingText(isSearch) : undefined}
      >
        {CHOICES.map(({ name, description, target }) => (
          <OptionCard
            key={name}
            name={name}
            description={description}
            isSelected={design.geneOption === target.geneOption}
            onChoose={() => {
              if (design.geneOption !== target.geneOption) choose(5, target);
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
            choose(5, { targetSequence: gene?.target_sequence ?? "", geneSymbol: gene?.symbol ?? "" })
          }
        />
      )}
    </>
  );
}

const missingText = (isSearch: boolean) =>
  isSearch ? "Search a gene and choose it in the table." : "Choose a target.";
