import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { GuideRule } from "@ligate/contract/specification/asked-fields";
import { formatGuideLength } from "@ligate/contract/specification/check-guide";
import type { ProductWithFormats } from "../product.loader.ts";
import { fieldId } from "../specification/specification-form.tsx";
import styles from "./facts.module.css";

export interface GuideSectionProps {
  rule: GuideRule;
  /** The number of guides that can be chosen from a list. */
  listed: number | undefined;
}

/** The guide that the formats ask for, if they do. */
export function listedGuide(formats: ProductWithFormats["formats"]): GuideSectionProps | undefined {
  const ask = Object.values(formats)
    .flatMap((options) => options.flatMap(({ asks }) => asks))
    .find(({ guide }) => guide);
  return ask?.guide && { rule: ask.guide, listed: ask.listed_guides };
}

/** The guide that the arms of a donor fit to. */
export function DonorGuide({ sequence, source }: NonNullable<ProductSummary["donor_guide"]>) {
  return (
    <p className={styles.note}>
      The homology arms of the donor fit only this guide: <code>{sequence}</code>. {source}.
    </p>
  );
}

/** Who chooses the guide, and a link to the field where it is chosen. */
export function GuideSection({ rule, listed }: GuideSectionProps) {
  const { name, count, pam } = rule;
  return (
    <p className={styles.note}>
      {count === 1 ? "One guide" : `${count} guides`} ({name}), {formatGuideLength(rule)} nt
      {pam && `, PAM ${pam}`}. We choose {count === 1 ? "it" : "them"} unless you do:{" "}
      {listed && `from a list of ${listed} of published libraries, or `}
      your own. <a href={`#${fieldId("guide")}`}>Choose the guide</a>
    </p>
  );
}
