import type { Cart, CartItem, NotSoldLine, RemovedLine } from "@ligate/contract/cart/schemas";

/** A line of a cart with a design that is made to order, as the API sends it. */
export const aLine = (line: Partial<CartItem> = {}): CartItem => ({
  id: 1,
  product_sku: "CA-LA-CMXXPC-XXXXXX-PD05",
  product_name: "CRISPRa Lenti-AIO Kit, 5 µg",
  price: 379,
  quantity: 1,
  url: "/products/item/CA-LA-CMXXPC-XXXXXX",
  ready_quantity: 0,
  ready_days: null,
  made_to_order_days: 10,
  unavailable_quantity: 0,
  stock_left: null,
  image: null,
  design: {
    vector_name: "pLV-AIO[CA]-Puro-CMV>dCas9:VPR-U6>gRNA(Template)",
    function_type_name: "CRISPRa",
    structure_type_name: "Lenti-AIO",
    structure_type_symbol: "LA",
    gene_symbol: null,
  },
  specification: null,
  specification_key: "",
  specification_problem: null,
  ...line,
});

/** The same line as a payment sends it: without the specification. */
export function aShownLine(line: Partial<CartItem> = {}): Omit<CartItem, "specification"> {
  const { specification: _, ...shown } = aLine(line);
  return shown;
}

/** A line with a design that is refused, as the API sends it. */
export const aNotSoldLine = (line: Partial<NotSoldLine> = {}): NotSoldLine => ({
  id: 9,
  product_sku: "KO-AV-CMXGXA-XXXXXX-PD10",
  product_name: "CRISPR KO AAV Kit",
  quantity: 2,
  reason: "5.45 kb from ITR to ITR is over the 4.7 kb that packages well.",
  url: "/products/item/KO-AV-CMXGXA-XXXXXX",
  fixes: [{ label: "Drop EGFP", product_sku: "KO-AV-CMXXXA-XXXXXX" }],
  ...line,
});

/** A line that was removed a moment ago, as the API sends it. */
export const aRemovedLine = ({
  id,
  title,
  product_name,
}: Omit<RemovedLine, "seconds_left">): RemovedLine => ({
  id,
  title,
  product_name,
  seconds_left: 600,
});

/** A cart, as the API sends it. */
export function aCart(...lines: CartItem[]): Cart {
  const cents = lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { data: lines, total_price: cents / 100, count };
}
