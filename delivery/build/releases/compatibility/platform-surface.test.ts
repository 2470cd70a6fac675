import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addMembers, readPlatformSurface } from "./platform-surface.ts";

const CART = `
  interface CartState { count: number }
  export const useCart = (): CartState => ({ count: 0 });
  export const cart = { /** Adds one. */ add(id: string): void {} };
  const unused = 1;
`;

/** The surface of a platform with one module, as name → declaration. */
function surfaceOf(source: string): Record<string, string> {
  const dir = join(mkdtempSync(join(tmpdir(), "ligate-surface-")), "platform");
  mkdirSync(join(dir, "src"), { recursive: true });
  writeFileSync(join(dir, "tsconfig.json"), `{ "compilerOptions": { "target": "es2024", "types": [] } }`);
  writeFileSync(join(dir, "src/cart.ts"), source);
  return readPlatformSurface(dir, ["cart"])["@ligate/platform/cart"] ?? {};
}

const before = surfaceOf(CART);

/** The names whose declarations differ from those of `CART`. */
function changesBy(from: string, to: string): string[] {
  const after = surfaceOf(CART.replace(from, to));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
}

it("contains exports and the types that they refer to", () => {
  expect(Object.keys(before)).toEqual(["(internal) CartState", "cart.add", "useCart"]);
});

it("adds the members of exported objects to names of exports", () => {
  const [CART, surface] = ["@ligate/platform/cart", { ...before, "other.member": "" }];
  expect(addMembers({ [CART]: ["cart", "useCart"], react: ["memo"] }, { [CART]: surface })).toEqual({
    [CART]: ["cart", "cart.add", "useCart"],
    react: ["memo"],
  });
});

it.each([
  ["a renamed export", "useCart", "useBasket", ["useCart", "useBasket"]],
  ["a changed signature", "id: string", "id: number", ["cart.add"]],
  ["an added export", "const unused", "export const used", ["used"]],
  ["an added method", "add(id", "remove() {}, add(id", ["cart.remove"]],
  ["a changed type that an export refers to", "count: number", "count: bigint", ["(internal) CartState"]],
  ["another implementation", "({ count: 0 })", "({ count: 1 })", []],
  ["another comment", "Adds one.", "Adds a line.", []],
  ["a change of what no export refers to", "unused = 1", "unused = 2", []],
])("sees %s", (_, from, to, names) => {
  expect(changesBy(from, to)).toEqual(names);
});

it("says what TypeScript cannot declare", () => {
  const anonymous = `const key = Symbol(); export class A { [key] = 1 } export const a = class { private b = 1 };`;
  expect(() => surfaceOf(anonymous)).toThrow(/cannot write the declarations of .*platform.*error TS/s);
});

it("refers to the contract's types and does not repeat them", () => {
  const surface = readPlatformSurface(join(import.meta.dirname, "../../../../shared/platform"));
  expect(surface["@ligate/platform/api"]?.["api.delete"]).toContain(`Promise<ResponseOf<"DELETE", P>>`);
  expect(JSON.stringify(surface)).not.toMatch(/ZodObject|\/api\//);
});
