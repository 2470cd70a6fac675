import { type AvailableLine, availabilityText } from "@ligate/contract/cart/availability-text";
import { cx } from "../cx.tsx";
import styles from "./availability.module.css";

export interface AvailabilityProps {
  line: AvailableLine;
}

/** When the pieces of a line are delivered, in business days. Nothing if no date is known. */
export function Availability({ line }: AvailabilityProps) {
  const text = availabilityText(line);
  if (!text) return null;
  return <p className={cx(styles.availability, line.ready_quantity > 0 && styles.ready)}>{text}</p>;
}
