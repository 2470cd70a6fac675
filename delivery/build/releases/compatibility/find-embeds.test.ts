import { parseSync } from "@swc/core";
import { findEmbeds } from "./find-embeds.ts";

const FORM = "mf-catalog/contact-form";
const PROPS = new Map([
  [FORM, ["product", "person"]],
  ["mf-cart-checkout/cart-pop-up", []],
]);
const find = (...sources: string[]) =>
  Object.fromEntries(
    [
      ...findEmbeds(
        sources.map((source) => parseSync(source)),
        PROPS,
      ),
    ].map(([name, props]) => [name, [...props]]),
  );

it.each([
  [
    "the names of props",
    `(0, t.jsx)(F, { name: "${FORM}", props: { person: o, "other": 1 } })`,
    ["person", "other"],
  ],
  ["no props", `x({ fallback: y, name: \`${FORM}\`, props: {} })`, []],
  [
    "props inside props",
    `x({ name: "a", props: y({ name: "${FORM}", props: { product: 1 } }) })`,
    ["product"],
  ],
  ["all props, if they are computed", `x({ name: "${FORM}", props: o })`, ["product", "person"]],
  ["all props, if some are spread", `x({ name: "${FORM}", props: { ...o } })`, ["product", "person"]],
  ["all props, if others are spread", `x({ name: "${FORM}", props: {}, ...o })`, ["product", "person"]],
  ["all props, if only the name is written there", `const e = "${FORM}"`, ["product", "person"]],
])("finds %s", (_, source, names) => {
  expect(find(source)).toEqual({ [FORM]: names });
});

it("finds what several places pass together", () => {
  const source = (prop: string) => `x({ name: "${FORM}", props: { ${prop}: 1 } })`;
  expect(find(source("person"), `${source("product")}, y({ name: "mf-cart-checkout/cart-pop-up" })`)).toEqual(
    {
      [FORM]: ["person", "product"],
      "mf-cart-checkout/cart-pop-up": [],
    },
  );
});

it("finds no other names", () => {
  expect(find(`x({ name: "mf-catalog/other", props: {} }); const e = "see ${FORM}"`)).toEqual({});
});
