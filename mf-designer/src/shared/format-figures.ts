import type { ShippingTemperature } from "@ligate/contract/catalog/constants";
import { formatInteger } from "@ligate/contract/common/format-integer";
import { formatDollars } from "@ligate/contract/common/money";
import type { CargoLevel } from "@ligate/contract/design/constants";
import type { DesignRange, PartEffect } from "@ligate/contract/design/schemas";

const MINUS = "−";

/** Formats dollars without cents where there are none: `$369`, `$368.10`. */
export const formatShortDollars = (dollars: number): string => formatDollars(dollars).replace(/\.00$/, "");

/** Formats a range of prices: `$369–$609`, or one price where both ends are equal. */
export function formatPriceRange(price: DesignRange["from_price"]): string {
  if (price === null) return "by quote";
  const { min, max } = price;
  return min === max ? formatShortDollars(min) : `${formatShortDollars(min)}–${formatShortDollars(max)}`;
}

/** Formats a range of lengths: `7.9–9.7 kb`, or `7.9 kb` where both ends are equal when rounded. */
export function formatKbRange({ min, max }: DesignRange["insert_bp"]): string {
  const [from, to] = [formatKb(min), formatKb(max)];
  return from === to ? to : `${from.replace(" kb", "")}–${to}`;
}

export const LEVEL_NAMES: Record<CargoLevel, string> = {
  fine: "fits",
  lower_titre: "near the limit",
  too_large: "too large for particles",
};

/**
 * The change that a part causes: `+720 bp, +$45, near the limit`.
 * @param currentLevel the level of the design as it is, which needs no mention
 */
export function formatEffect({ insert_bp, price, level }: PartEffect, currentLevel: CargoLevel): string {
  const changes = [
    insert_bp !== 0 && `${sign(insert_bp)}${formatInteger(Math.abs(insert_bp))} bp`,
    price === null ? "price by quote" : price !== 0 && `${sign(price)}${formatShortDollars(Math.abs(price))}`,
    level !== currentLevel && LEVEL_NAMES[level],
  ].filter(Boolean);
  return changes.length > 0 ? changes.join(", ") : "no change";
}

const sign = (value: number) => (value < 0 ? MINUS : "+");

/** The ranges of the designs with an option: `from $369–$609 · 10–12 days · 7.9–9.7 kb`. */
export function formatOpenRange({ from_price, lead_time, insert_bp }: DesignRange): string {
  const price = from_price === null ? "by quote" : `from ${formatPriceRange(from_price)}`;
  return `${price} · ${formatDayRange(lead_time)} days · ${formatKbRange(insert_bp)}`;
}

/** Formats base pairs: 9515 → `9,515 bp`. */
export const formatBp = (bp: number): string => `${formatInteger(bp)} bp`;

/** Formats base pairs as kilobases: 9515 → `9.5 kb`. */
export const formatKb = (bp: number): string => `${(bp / 1000).toFixed(1)} kb`;

/** Formats a range of days: `10–15`, or `10` where both ends are equal. */
export function formatDayRange({ min_days, max_days }: { min_days: number; max_days: number }): string {
  return min_days === max_days ? `${min_days}` : `${min_days}–${max_days}`;
}

export const SHIPPING_TEXTS: Record<ShippingTemperature, string> = {
  ambient: "Ships at room temperature.",
  blue_ice: "Ships on blue ice.",
  dry_ice: "Ships on dry ice.",
};
