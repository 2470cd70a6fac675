import { formatInteger } from "@ligate/contract/common/format-integer";

/** Formats base pairs: 9515 → `9,515 bp`. */
export const formatBp = (bp: number): string => `${formatInteger(bp)} bp`;

/** Formats base pairs as kilobases: 9515 → `9.5 kb`. */
export const formatKb = (bp: number): string => `${(bp / 1000).toFixed(1)} kb`;
