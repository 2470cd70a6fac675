import type { DesignRange } from "@ligate/contract/design/schemas";
import { cx } from "@ligate/ui/cx";
import type { ReactNode } from "react";
import {
  formatDayRange,
  formatKbRange,
  formatPriceRange,
  formatShortDollars,
  LEVEL_NAMES,
} from "../shared/format-figures.ts";
import { LevelMark, toVerdict, type Verdict } from "../shared/level-mark.tsx";
import styles from "./design-figures.module.css";
import { showVerdict } from "./design-verdict.tsx";
import type { Designer } from "./state/use-designer.ts";
import { NextButton } from "./steps/next-button.tsx";
import type { StepSubmission } from "./steps/use-submit-step.ts";

interface Figures {
  /** By what is delivered. */
  prices: { name: string; price: string }[];
  days: string;
  size: string;
  fit: string;
  /** `undefined` if it depends on choices that are still open. */
  verdict: Verdict | undefined;
}

export interface DesignFiguresProps {
  designer: Designer;
  submission: StepSubmission;
}

/**
 * Price, lead time and size of the design, as ranges while choices are open. On a phone, a bar at the bottom, which has
 * the button to the next step too.
 */
export function DesignFigures({ designer, submission }: DesignFiguresProps) {
  const { prices, days, size, fit, verdict } = toFigures(designer);
  return (
    <section
      className={cx(styles.figures, verdict && styles[verdict], designer.isPending && styles.pending)}
      aria-label="Price, lead time and size"
    >
      <dl className={styles.list}>
        {prices.map(({ name, price }) => (
          <div key={name} className={styles.price}>
            <dt>{name}</dt>
            <dd>{price}</dd>
          </div>
        ))}
        <div className={styles.days}>
          <dt className={styles.title}>Lead time</dt>
          <dd>
            {days} <span className={styles.unit}>business days</span>
          </dd>
        </div>
        <div>
          <dt className={styles.title}>Size</dt>
          <dd>{size}</dd>
        </div>
        <div className={styles.fit}>
          <dt className={styles.title}>Fit</dt>
          <dd>
            {verdict && <LevelMark verdict={verdict} />}{" "}
            {verdict === "blocked" ? <VerdictLink>{fit}</VerdictLink> : fit}
          </dd>
        </div>
      </dl>
      {designer.isLoaded && <NextButton submission={submission} isShort className={styles.next} />}
    </section>
  );
}

function toFigures({ answer: { range }, refusal }: Designer): Figures {
  const { best, worst } = range.levels;
  const figures = {
    prices: toPrices(range),
    days: formatDayRange(range.lead_time),
    size: formatKbRange(range.insert_bp),
  };
  if (refusal) return { ...figures, fit: "cannot be made", verdict: "blocked" };
  if (best === worst) return { ...figures, fit: LEVEL_NAMES[best], verdict: toVerdict(best) };
  return { ...figures, fit: "depends on the parts", verdict: undefined };
}

function toPrices({ from_price, plasmid, particles }: DesignRange): Figures["prices"] {
  // An older API names the lowest price of all formats only.
  if (!plasmid) return [{ name: "Price from", price: formatPriceRange(from_price) }];
  const plasmids = { name: `Plasmid ${plasmid.amount}`, price: formatPriceRange(plasmid.price) };
  if (!particles) return [plasmids];
  const { price } = particles;
  return [
    plasmids,
    { name: "Particles", price: price ? `from ${formatShortDollars(price.min)}` : "by request" },
  ];
}

/** Moves the focus to the reason why a design cannot be made, which may be off screen. A button adds no history entry. */
function VerdictLink({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.link} onClick={showVerdict}>
      {children}
    </button>
  );
}
