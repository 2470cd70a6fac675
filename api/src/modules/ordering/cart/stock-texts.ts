/** Sentences about the stock of a product, for buyers. */

/** `Only 2 of HeLa-Cas9 are left.`, or that the product is sold out. */
export function leftText(name: string, count: number): string {
  if (count === 0) return `${name} is sold out.`;
  return `Only ${count} of ${name} ${count === 1 ? "is" : "are"} left.`;
}
