import { cspNonce } from "./settings.ts";

afterEach(() => document.head.replaceChildren());

it("finds the nonce of the document", () => {
  const script = document.createElement("script");
  script.setAttribute("nonce", "r4nd0m");
  document.head.append(script);
  expect(cspNonce()).toBe("r4nd0m");
});

it("finds no nonce in a document without one", () => {
  expect(cspNonce()).toBeUndefined();
});
