import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { AskedField, GuideRule } from "@ligate/contract/specification/asked-fields";
import { guideWarnings, normalizeBases } from "@ligate/contract/specification/check-sequence";
import { lazy, Suspense } from "react";
import { GUIDE_CONTROLS, readGuide } from "../reading/read-guide.ts";
import type { SpecificationDraft } from "../specification-draft.ts";
import { ChoiceOptions } from "./choice-options.tsx";
import type { SpecificationFieldProps } from "./form-controls.ts";
import { TextInput } from "./sequence-area.tsx";

const GuideList = lazy(async () => {
  const { GuideList } = await import(/* webpackChunkName: "guide-list" */ "../../guides/guide-list.tsx");
  return { default: GuideList };
});

export interface GuideFieldsProps extends SpecificationFieldProps {
  product: ProductSummary;
}

/** Whether the store chooses the guides, or the customer chooses one of the list or gives them. */
export function GuideFields({ ask, controls, product }: GuideFieldsProps) {
  const { guide: rule, options = [], listed_guides } = ask;
  const { guideSource } = controls.draft;
  if (!rule) return null;

  return (
    <>
      <ChoiceOptions
        control="guideSource"
        controls={controls}
        options={withList(options, listed_guides, guideSource === "listed")}
        defaultValue="ligate"
      />
      {guideSource === "listed" && (
        <Suspense fallback={<p role="status">Loading the guides…</p>}>
          <GuideList controls={controls} product={product} />
        </Suspense>
      )}
      {guideSource === "own" &&
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

type Options = NonNullable<AskedField["options"]>;

/** Keeps the list as an option while it is chosen, because the list then shows that it has no guides any more. */
function withList(options: Options, listed: number | undefined, isChosen: boolean): Options {
  if (!listed && !isChosen) return options;
  const label = listed ? `From a list of ${listed}` : "From a list";
  return options.flatMap((option) =>
    option.value === "own" ? [{ value: "listed", label }, option] : [option],
  );
}

/** The number of bases, or without bases the required length. */
function guideHint(pasted: string, { min_length, max_length, pam }: GuideRule): string {
  const lengths = min_length === max_length ? `${min_length}` : `${min_length} to ${max_length}`;
  const { length } = normalizeBases(pasted);
  if (length > 0) return `${length} of ${lengths} nt`;
  const before = pam === null ? "" : `, 5′ to 3′, without the PAM (${pam}) that follows it in the genome`;
  return `${lengths} nt${before}`;
}

/** Lists the warnings about the customer's own guides, once they are complete. */
export function listGuideWarnings(draft: SpecificationDraft, rule: GuideRule | undefined): string[] {
  if (!rule) return [];
  const guide = readGuide(draft, rule).value;
  return guide?.source === "own" ? guideWarnings(guide.sequences, rule) : [];
}
