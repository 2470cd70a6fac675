/**
 * Formats an integer with thousands separators: 1234567 → `1,234,567`. `Intl.NumberFormat` is avoided because creating
 * one blocks a first load for 20 ms, and for 80 ms on a slow computer.
 */
export const formatInteger = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
