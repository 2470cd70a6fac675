import { splitDeclarations } from "./split-declarations.ts";

const namesOf = (source: string) => Object.keys(splitDeclarations(source));

it("names every declaration, and those that the module does not export as internal", () => {
  expect(
    namesOf(`
      import type { Cart, Line as CartLine } from "@ligate/contract/cart/schemas";
      interface CartState { count: number }
      export declare const a: Cart, b: CartLine;
      export declare function f(): CartState;
      export type T = string;
      export interface I {}
      export declare enum E { A }
      export { x, y as z } from "./other.ts";
      export * from "./all.ts";
      export * as ns from "./names.ts";
      declare const _default: 1;
      export default _default;
      export {};`).sort(),
  ).toEqual(
    [
      ...["(internal) Cart", "(internal) CartLine", "(internal) CartState", "(internal) _default"],
      ...["* of ./all.ts", "E", "I", "T", "a", "b", "default", "f", "ns", "x", "z"],
    ].sort(),
  );
});

it("splits objects and classes into their members, without the private ones", () => {
  expect(
    splitDeclarations(`
      export declare const cart: { start(): void; "count-of": number; [key: string]: unknown };
      export declare const empty: {};
      export declare class Problem extends Error {
        #secret; private hidden; readonly status: number; constructor(status: number); }
      export declare class None {}`),
  ).toEqual({
    "cart.start": "export declare const cart: {\n    start(): void;\n};",
    "cart.count-of": `export declare const cart: {\n    "count-of": number;\n};`,
    "cart.TsIndexSignature": "export declare const cart: {\n    [key: string]: unknown;\n};",
    empty: "export declare const empty: {\n};",
    "Problem.status": "export declare class Problem extends Error {\n    readonly status: number;\n}",
    "Problem.constructor":
      "export declare class Problem extends Error {\n    constructor(status: number);\n}",
    None: "export declare class None {\n}",
  });
});

it("writes the same text whatever the formatting and the comments", () => {
  const one = splitDeclarations(`/** Adds. */ export declare function add(line: {a: 1}): void;`);
  const other = splitDeclarations(`export declare function add(line: {\n  a: 1; // one\n}): void`);
  expect(one).toEqual(other);
});

it("keeps all overloads of a function", () => {
  const { f } = splitDeclarations(`export declare function f(a: 1): 1; export declare function f(a: 2): 2;`);
  expect(f).toBe("export declare function f(a: 1): 1;\nexport declare function f(a: 2): 2;");
});
