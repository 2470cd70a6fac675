const grouped = new Intl.NumberFormat("en-US");

/** 9515 → `9,515 bp`. */
export const formatBp = (bp: number): string => `${grouped.format(bp)} bp`;

/** 9515 → `9.5 kb`. */
export const formatKb = (bp: number): string => `${(bp / 1000).toFixed(1)} kb`;
