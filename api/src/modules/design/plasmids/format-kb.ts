/** Formats kilobases with one decimal, or two if the second is not zero: 8.8 kb, 4.66 kb. */
export const formatKb = (bp: number): string =>
  `${(Math.round(bp / 10) / 100).toFixed(2).replace(/0$/, "")} kb`;
