import type { Category } from "@ligate/contract/design/schemas";
import { updateSelection } from "../../shared/design-model/design-draft-store.ts";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import { OptionCard } from "../options/option-card.tsx";
import { OptionGroup } from "../options/option-group.tsx";
import type { StepProps } from "./step-props.ts";

export interface CategoryStepProps extends StepProps {
  design: DesignSelection;
  categories: readonly Category[];
}

export function CategoryStep({ design, categories, onDescribe, isMissing }: CategoryStepProps) {
  return (
    <OptionGroup
      legend="Category"
      layout="cards"
      error={isMissing("productCategoryName") ? "Choose a category." : undefined}
    >
      {categories.map(({ category_id, category_name, description }) => (
        <OptionCard
          key={category_id}
          name={category_name}
          description={description}
          isSelected={design.productCategoryName === category_name}
          onSelect={() => {
            updateSelection(1, { productCategoryName: category_name });
            onDescribe({ name: category_name, description });
          }}
        />
      ))}
    </OptionGroup>
  );
}
