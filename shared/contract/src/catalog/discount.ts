/** Percent saved, rounded to a whole number: `discountPercent(429, 379)` is 12. */
export function discountPercent(listPrice: number, unitPrice: number): number {
  return listPrice > 0 ? Math.round(((listPrice - unitPrice) / listPrice) * 100) : 0;
}
