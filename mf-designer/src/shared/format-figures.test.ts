import { aDesignRange } from "../testing/samples.ts";
import { formatEffect, formatKbRange, formatOpenRange, formatPriceRange } from "./format-figures.ts";

it("formats a range of prices, a single price and a price by quote", () => {
  expect(formatPriceRange({ min: 369, max: 1204.5 })).toBe("$369–$1,204.50");
  expect(formatPriceRange({ min: 369, max: 369 })).toBe("$369");
  expect(formatPriceRange(null)).toBe("by quote");
});

it("formats a range of lengths", () => {
  expect(formatKbRange({ min: 7900, max: 9720 })).toBe("7.9–9.7 kb");
  expect(formatKbRange({ min: 7900, max: 7910 })).toBe("7.9 kb");
});

it("formats what a part changes", () => {
  expect(formatEffect({ insert_bp: 720, price: 45, level: "fine" }, "fine")).toBe("+720 bp, +$45");
  expect(formatEffect({ insert_bp: -1200, price: -25, level: "lower_titre" }, "fine")).toBe(
    "−1,200 bp, −$25, near the limit",
  );
  expect(formatEffect({ insert_bp: 0, price: null, level: "fine" }, "fine")).toBe("price by quote");
  expect(formatEffect({ insert_bp: 0, price: 0, level: "fine" }, "fine")).toBe("no change");
  expect(formatEffect({ insert_bp: -720, price: 0, level: "fine" }, "lower_titre")).toBe("−720 bp, fits");
});

it("formats what an option leaves open", () => {
  expect(formatOpenRange(aDesignRange())).toBe("from $369–$609 · 10–12 days · 7.9–9.7 kb");
  expect(formatOpenRange(aDesignRange({ from_price: null }))).toBe("by quote · 10–12 days · 7.9–9.7 kb");
});
