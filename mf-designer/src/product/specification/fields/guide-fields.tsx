import type { GuideRule } from "@ligate/contract/specification/asked-fields";
import { basesOf, guideWarnings } from "@ligate/contract/specification/check-sequence";
import { GUIDE_CONTROLS, readGuide } from "../reading/read-guide.ts";
import type { SpecificationDraft } from "../specification-draft.ts";
import { ChoiceOptions } from "./choice-options.tsx";
import type { SpecificationFieldProps } from "./form-controls.ts";
import { TextInput } from "./text-input.tsx";

/** Whether the store chooses the guides, or the customer gives them. */
export function GuideFields({ ask: { guide: rule, options }, controls }: SpecificationFieldProps) {
  if (!rule) return null;

  return (
    <>
      <ChoiceOptions
        control="guideSource"
        controls={controls}
        options={options ?? []}
        defaultValue="ligate"
      />
      {controls.draft.guideSource === "own" &&
        GUIDE_CONTROLS.slice(0, rule.count).map((control, i) => (
          <TextInput
            key={control}
            label={rule.count === 1 ? rule.name : `${rule.name} ${i + 1}`}
            hint={guideHint(controls.draft[control] ?? "", rule)}
            control={control}
            controls={controls}
            isMono
          />
        ))}
    </>
  );
}

/** The number of bases, or what a guide looks like if there are none. */
function guideHint(pasted: string, { min_length, max_length, pam }: GuideRule): string {
  const lengths = min_length === max_length ? `${min_length}` : `${min_length} to ${max_length}`;
  const { length } = basesOf(pasted);
  if (length > 0) return `${length} of ${lengths} nt`;
  const before = pam === null ? "" : `, 5′ to 3′, without the PAM (${pam}) that follows it in the genome`;
  return `${lengths} nt${before}`;
}

/** Cautions about the customer's own guides, once they are complete. */
export function ownGuideWarnings(draft: SpecificationDraft, rule: GuideRule | undefined): string[] {
  if (!rule) return [];
  const guide = readGuide(draft, rule).value;
  return guide?.source === "own" ? guideWarnings(guide.sequences, rule) : [];
}
