/**
 * Lines of an order with keys for lists. Two lines may have the same product, one at list price and one of a quote.
 */
export function withKeys<Line extends { product_sku: string; product_name: string }>(
  lines: readonly Line[],
): { key: string; line: Line }[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const product = `${line.product_sku} ${line.product_name}`;
    const count = (seen.get(product) ?? 0) + 1;
    seen.set(product, count);
    return { key: `${product} ${count}`, line };
  });
}
