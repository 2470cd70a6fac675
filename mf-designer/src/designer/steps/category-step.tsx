import type { Category } from "@ligate/contract/design/schemas";
import { OptionCard } from "../options/option-card.tsx";
import { OptionGroup } from "../options/option-group.tsx";
import type { StepProps } from "./step-props.ts";

export interface CategoryStepProps extends StepProps {
  categories: readonly Category[];
}

export function CategoryStep({ design, categories, onSelect, onDescribe, missingChoice }: CategoryStepProps) {
  return (
    <OptionGroup
      legend="Category"
      layout="cards"
      missing={missingChoice("productCategoryName", "Choose a category.")}
    >
      {categories.map(({ category_id, category_name, description, range }) => (
        <OptionCard
          key={category_id}
          name={category_name}
          description={description}
          range={range}
          isSelected={design.productCategoryName === category_name}
          onSelect={() => {
            onSelect({ productCategoryName: category_name });
            onDescribe({ name: category_name, description });
          }}
        />
      ))}
    </OptionGroup>
  );
}
