import { grouped } from "@ligate/contract/grouped";

/** 9515 → `9,515 bp`. */
export const formatBp = (bp: number): string => `${grouped(bp)} bp`;

/** 9515 → `9.5 kb`. */
export const formatKb = (bp: number): string => `${(bp / 1000).toFixed(1)} kb`;
