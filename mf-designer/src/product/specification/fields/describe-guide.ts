import type { AskedField, GuideRule } from "@ligate/contract/specification/asked-fields";
import { formatGuideLength, guideProblem } from "@ligate/contract/specification/check-guide";
import { normalizeBases } from "@ligate/contract/specification/check-sequence";
import { MISSING_TEXTS } from "@ligate/contract/specification/specification-rows";
import { parseListedGuide } from "../specification-draft.ts";
import type { Control, FieldContext, FieldDescription } from "./field-description.ts";

/** Whether the store chooses the guides, or the customer chooses one of the list or gives them. */
export function describeGuide({ ask, draft }: FieldContext): FieldDescription {
  const { guide: rule, options = [], listed_guides } = ask;
  const { guideSource, guideListed = "" } = draft;
  if (!rule) return { controls: [], getValue: () => ({ source: "ligate" }) };
  const source: Control = {
    name: "guideSource",
    type: "choice",
    options: withList(options, listed_guides, guideSource === "listed"),
    defaultValue: "ligate",
  };

  if (guideSource === "listed") {
    const { library, sequence } = parseListedGuide(guideListed);
    return {
      controls: [source, { name: "guideListed", type: "guide-list", missing: MISSING_TEXTS.guide }],
      getValue: () => ({ source: "own", library, sequences: [sequence] }),
    };
  }
  if (guideSource !== "own") return { controls: [source], getValue: () => ({ source: "ligate" }) };

  const names = (["guide1", "guide2"] as const).slice(0, rule.count);
  const sequences = names.map((name) => draft[name] ?? "");
  const isFilledIn = sequences.every((pasted) => pasted.trim());
  const problem = isFilledIn ? guideProblem(sequences, rule) : undefined;
  const wrong = rule.count === 1 || problem?.startsWith("Guide 1") ? "guide1" : "guide2";
  return {
    controls: [
      source,
      ...names.map(
        (name, i): Control => ({
          name,
          content: "bases",
          label: rule.count === 1 ? rule.name : `${rule.name} ${i + 1}`,
          hint: guideHint(draft[name] ?? "", rule),
          missing: "Please paste the guide.",
          check: () => (name === wrong ? problem : undefined),
        }),
      ),
    ],
    getValue: () => ({ source: "own", sequences }),
  };
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
function guideHint(pasted: string, rule: GuideRule): string {
  const lengths = formatGuideLength(rule);
  const { length } = normalizeBases(pasted);
  if (length > 0) return `${length} of ${lengths} nt`;
  const before =
    rule.pam === null ? "" : `, 5′ to 3′, without the PAM (${rule.pam}) that follows it in the genome`;
  return `${lengths} nt${before}`;
}
