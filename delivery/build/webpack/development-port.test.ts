import { developmentPort } from "./development-port.ts";

const manifest = {
  name: "mf-cart-checkout",
  version: "0.1.0",
  ligate: { fragments: {}, ssr: false, developmentPort: 8104 },
};

it("is the port of the package.json by default", () => {
  expect(developmentPort(manifest, {})).toBe(8104);
  expect(developmentPort(manifest, { MF_CART_CHECKOUT_PORT: "" })).toBe(8104);
});

it("is the port of the package's environment variable", () => {
  expect(developmentPort(manifest, { MF_CART_CHECKOUT_PORT: "9104" })).toBe(9104);
});

it.each(["0", "70000", "http", "80.5"])("rejects %s", (value) => {
  expect(() => developmentPort(manifest, { MF_CART_CHECKOUT_PORT: value })).toThrow(
    `MF_CART_CHECKOUT_PORT is "${value}": it has to be a port number from 1 to 65535.`,
  );
});
