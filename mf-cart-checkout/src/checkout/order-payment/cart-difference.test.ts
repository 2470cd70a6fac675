import { aCart, aLine as aSampleLine } from "../../testing/sample-cart.ts";
import { compareCarts } from "./cart-difference.ts";

const marker = { product_sku: "DM-3001", product_name: "1 kb DNA marker, 50 µg", price: 59 };
const aLine = (line: Parameters<typeof aSampleLine>[0] = {}) => aSampleLine({ ...marker, ...line });
const mix = { id: 2, product_sku: "QP-2001", product_name: "SYBR qPCR mix 2×, 1 mL" };

it("finds no difference if only the ids of lines differ", () => {
  expect(compareCarts(aCart(aLine({ id: 1 })), aCart(aLine({ id: 7 })))).toEqual([]);
});

it("finds another price and another quantity", () => {
  expect(compareCarts(aCart(aLine()), aCart(aLine({ price: 61, quantity: 2 })))).toEqual([
    { product_name: "1 kb DNA marker, 50 µg", changes: [{ before: "1 × $59.00", after: "2 × $61.00" }] },
  ]);
});

it("finds added and removed lines", () => {
  expect(compareCarts(aCart(aLine()), aCart(aLine(mix)))).toEqual([
    {
      product_name: "1 kb DNA marker, 50 µg",
      changes: [{ before: "1 × $59.00", after: "not in this order" }],
    },
    {
      product_name: "SYBR qPCR mix 2×, 1 mL",
      changes: [{ before: "not in this order", after: "1 × $59.00" }],
    },
  ]);
});

it("treats two sizes of one product as two lines", () => {
  const small = aLine();
  const large = aLine({ id: 2, product_name: "1 kb DNA marker, 200 µg", price: 99 });
  expect(compareCarts(aCart(small, large), aCart(small))).toMatchObject([
    { product_name: "1 kb DNA marker, 200 µg", changes: [{ after: "not in this order" }] },
  ]);
});

it("finds pieces that are delivered later, and pieces that are not available", () => {
  const ready = { quantity: 2, ready_quantity: 2, ready_days: 3, made_to_order_days: null };
  const [before, after] = ["Ready in 3 business days", "1 ready in 3 business days, 1 made to order in 35"];
  expect(
    compareCarts(aCart(aLine(ready)), aCart(aLine({ ...ready, ready_quantity: 1, made_to_order_days: 35 }))),
  ).toMatchObject([{ changes: [{ before, after }] }]);
  expect(
    compareCarts(aCart(aLine(ready)), aCart(aLine({ ...ready, ready_quantity: 1, unavailable_quantity: 1 }))),
  ).toMatchObject([{ changes: [{ before, after: "1 ready in 3 business days, 1 not available" }] }]);
});

describe("lines with a specification", () => {
  const kit = { product_sku: "KI-SP-EFXXNA-H00001-CL01", product_name: "Knock-in" };
  const aKit = (cell_line: string, line: Parameters<typeof aSampleLine>[0] = {}) =>
    aSampleLine({ ...kit, specification: { cell_line }, ...line });

  it("tells apart two lines of one product", () => {
    const before = aCart(aKit("HeLa", { id: 1 }), aKit("A549", { id: 2 }));
    expect(compareCarts(before, aCart(aKit("A549", { id: 9 }), aKit("HeLa", { id: 8 })))).toEqual([]);
    expect(compareCarts(before, aCart(aKit("A549", { quantity: 2 })))).toEqual([
      {
        product_name: "Knock-in (Parental cell line: HeLa)",
        changes: [expect.objectContaining({ after: "not in this order" })],
      },
      {
        product_name: "Knock-in (Parental cell line: A549)",
        changes: [{ before: "1 × $379.00", after: "2 × $379.00" }],
      },
    ]);
  });

  it("finds another specification", () => {
    expect(compareCarts(aCart(aKit("HeLa")), aCart(aKit("A549")))).toMatchObject([
      {
        product_name: "Knock-in",
        changes: [{ before: "Parental cell line: HeLa", after: "Parental cell line: A549" }],
      },
    ]);
  });

  it("finds a specification that is not complete any more", () => {
    const problem = "Please choose the parental cell line.";
    const missing = aKit("HeLa", { specification: null, specification_problem: problem });
    expect(compareCarts(aCart(aKit("HeLa")), aCart(missing))).toMatchObject([
      { changes: [{ after: problem }] },
    ]);
  });
});
