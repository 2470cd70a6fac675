import { productLabel } from "@ligate/contract/orders/product-label";
import { ShownLine } from "@ligate/contract/payments/schemas";
import { conflict } from "../../../http/problem.ts";
import { specificationKey } from "../../design/index.ts";
import { formatDelivery, leftText } from "./availability.ts";
import { type PricedLine, toCart } from "./cart.service.ts";
import { specificationProblem } from "./specification-problem.ts";

/** @throws ProblemError 409 with the cart if pieces of a line are neither in stock nor made to order */
export function assertAvailable(lines: PricedLine[]) {
  const line = lines.find(({ unavailableQuantity }) => unavailableQuantity > 0);
  if (!line) return;
  const { name, stock } = line;
  const advice = stock.count
    ? "Please reduce its quantity to continue."
    : "Please remove it from your cart to continue.";
  throw conflict(`${leftText(name, stock.count ?? 0)} ${advice}`, { cart: toCart(lines) });
}

/**
 * Compares specification and availability of lines with what the page showed.
 * @param shown the lines as the page sent them; `undefined` if it did not
 * @throws ProblemError 409 with the cart if a line would be made differently, or delivered later, than shown
 */
export function assertAsShown(lines: PricedLine[], shown: unknown) {
  const shownById = readShownLines(shown);
  const changed = lines.find((line) => isSpecifiedDifferently(line, shownById.get(line.id)));
  if (changed) {
    throw conflict(
      `The specification of ${getLabel(changed)} has changed. Please check it and confirm again.`,
      {
        cart: toCart(lines),
      },
    );
  }
  const worse = lines.find((line) => isWorse(line, shownById.get(line.id)));
  if (!worse) return;
  throw conflict(
    `The availability of ${getLabel(worse)} has changed. It is now: ${formatDelivery(worse)}. Please check it and confirm again.`,
    { cart: toCart(lines) },
  );
}

/** The lines by their id, without those that cannot be read. */
function readShownLines(shown: unknown): Map<number, ShownLine> {
  const lines = Array.isArray(shown) ? shown : [];
  const read = lines.flatMap((line) => ShownLine.safeParse(line).data ?? []);
  return new Map(read.map((line) => [line.id, line]));
}

/** Fields that the page did not send are not compared. */
const isSpecifiedDifferently = ({ specification }: PricedLine, shown: ShownLine | undefined): boolean =>
  shown?.specification_key !== undefined && shown.specification_key !== specificationKey(specification);

/** Fields that the page did not send are not compared. */
function isWorse(line: PricedLine, shown: ShownLine | undefined): boolean {
  if (!shown) return false;
  const hasFewerReady = shown.ready_quantity !== undefined && line.readyQuantity < shown.ready_quantity;
  const isNowMade = shown.made_to_order_days === null && line.madeToOrderDays !== null;
  return (
    hasFewerReady ||
    isNowMade ||
    isLater(line.readyDays, shown.ready_days) ||
    isLater(line.madeToOrderDays, shown.made_to_order_days)
  );
}

const isLater = (days: number | null, shownDays: number | null | undefined): boolean =>
  typeof shownDays === "number" && days !== null && days > shownDays;

/**
 * Lines may have been added before their specification was asked for.
 * @throws ProblemError 409 with the cart if the specification of a line is not complete
 */
export function assertSpecified(lines: PricedLine[]) {
  const line = lines.find(({ specificationProblems }) => specificationProblems.length > 0);
  if (!line) return;
  throw conflict(
    `${getLabel(line)} needs more details before it can be ordered. ${specificationProblem(line)} Please complete it in your cart.`,
    { cart: toCart(lines) },
  );
}

const getLabel = ({ name, title }: PricedLine): string => productLabel({ product_name: name, title });
