import { availabilityText } from "@ligate/contract/cart/availability-text";
import type { Cart, CartItem } from "@ligate/contract/cart/schemas";
import { formatDollars } from "@ligate/contract/common/money";
import { formatSpecification } from "../../shared/format-specification.ts";

/** A line that differs between two carts. */
export interface LineDifference {
  /** The product name, with the specification if a cart has several lines of that name. */
  product_name: string;
  title: string | undefined;
  /** Differences in quantity and price, the specification, or the delivery. */
  changes: { before: string; after: string }[];
}

/** The same line of two carts; undefined where a cart does not have it. */
interface Pair {
  before?: CartItem;
  after?: CartItem;
}

/** The line may still be in the cart, where it cannot be ordered. */
const MISSING = "not in this order";
const NO_SPECIFICATION = "no specification";

/** Returns the lines that differ between two carts. */
export function compareCarts(before: Cart, after: Cart): LineDifference[] {
  const carts = [before.data, after.data];
  return pairLines(before, after)
    .map((pair) => ({ ...nameLine(pair, carts), changes: findChanges(pair) }))
    .filter(({ changes }) => changes.length > 0);
}

/**
 * Matches lines by product and specification, and what remains by product: merging carts changes the ids of lines, and a
 * specification may have been completed since.
 */
function pairLines(before: Cart, after: Cart): Pair[] {
  const remaining = [...after.data];
  const take = (isMatch: (line: CartItem) => boolean): CartItem | undefined => {
    const at = remaining.findIndex(isMatch);
    return at < 0 ? undefined : remaining.splice(at, 1)[0];
  };
  const equal = before.data.map((line): Pair => ({ before: line, after: take((it) => isEqual(it, line)) }));
  const pairs = equal.map(
    (pair): Pair => (pair.after ? pair : { ...pair, after: take((it) => isSameProduct(it, pair.before)) }),
  );
  return [...pairs, ...remaining.map((line): Pair => ({ after: line }))];
}

const isSameProduct = (a: CartItem, b: CartItem | undefined) =>
  a.product_sku === b?.product_sku && a.product_name === b.product_name;

const isEqual = (a: CartItem, b: CartItem) =>
  isSameProduct(a, b) && JSON.stringify(a.specification) === JSON.stringify(b.specification);

function nameLine(pair: Pair, carts: readonly CartItem[][]): Pick<LineDifference, "product_name" | "title"> {
  const line = pair.before ?? pair.after;
  const isRepeated = carts.some((lines) => lines.filter((other) => isSameProduct(other, line)).length > 1);
  const specification = isRepeated && line ? formatSpecification(line.specification) : "";
  const product_name = line?.product_name ?? "";
  return {
    product_name: specification ? `${product_name} (${specification})` : product_name,
    title: line?.title,
  };
}

function findChanges({ before, after }: Pair): LineDifference["changes"] {
  const facts = [{ before: describePrice(before), after: describePrice(after) }];
  if (before && after) {
    facts.push({ before: describeSpecification(before), after: describeSpecification(after) });
    facts.push({ before: describeDelivery(before), after: describeDelivery(after) });
  }
  return facts.filter((fact) => fact.before !== fact.after);
}

const describePrice = (line: CartItem | undefined) =>
  line ? `${line.quantity} × ${formatDollars(line.price)}` : MISSING;

const describeSpecification = ({ specification, specification_problem }: CartItem): string =>
  specification_problem ?? (formatSpecification(specification) || NO_SPECIFICATION);

function describeDelivery(line: CartItem): string {
  const unavailable = line.unavailable_quantity > 0 ? `${line.unavailable_quantity} not available` : "";
  return [availabilityText(line), unavailable].filter(Boolean).join(", ");
}
