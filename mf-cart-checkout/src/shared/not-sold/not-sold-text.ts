/** Says on the checkout that lines of the cart are not part of the order. `undefined` if there are none. */
export function notSoldText(lines: readonly unknown[] | undefined): string | undefined {
  if (!lines?.length) return undefined;
  const [items, are] = lines.length === 1 ? ["One item", "is"] : [`${lines.length} items`, "are"];
  return `${items} in your cart ${are} no longer available and ${are} not part of this order.`;
}
