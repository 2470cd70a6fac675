import type { Category } from "@ligate/contract/design";
import { choose } from "../design-in-progress.ts";
import type { DesignSelection } from "../design-selection.ts";
import type { StepProps } from "./described.ts";
import { OptionCard } from "./option-card.tsx";
import { OptionGroup } from "./option-group.tsx";

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
          onChoose={() => {
            choose(1, { productCategoryName: category_name });
            onDescribe({ name: category_name, description });
          }}
        />
      ))}
    </OptionGroup>
  );
}
