import { cart, useCart } from "@ligate/platform/cart";
import { session } from "@ligate/platform/session";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { waitFor } from "@testing-library/dom";
import { keepUpToDateOnReturn } from "./coming-back.ts";

const someone = { isAuthenticated: true, email: "ada@example.org" };
const aCart = (count: number) => ({ data: [], total_price: 0, count });
const revalidate = jest.fn(async () => {});
const reload = jest.fn();

keepUpToDateOnReturn({ revalidate }, reload);

// biome-ignore lint/suspicious/noDocumentCookie: as the API sets it
const signedInAs = (token: string) => (document.cookie = `XSRF-TOKEN=${token}`);

function leave(): void {
  window.dispatchEvent(new Event("pagehide"));
}

function comeBack(persisted = true): void {
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
}

beforeEach(async () => {
  signedInAs("ada");
  fakeApi({ "GET /api/session/": someone, "GET /api/orders/cart/": aCart(1) });
  await Promise.all([session.refresh(), cart.refresh()]);
  jest.clearAllMocks();
  document.documentElement.hidden = false;
});

it("asks again who is here, what is in the cart and what the page shows", async () => {
  leave();
  fakeApi({ "GET /api/session/": { isAuthenticated: false }, "GET /api/orders/cart/": aCart(3) });
  comeBack();
  await waitFor(() => expect(useCart.getState().count).toBe(3));
  expect(session.current()).toEqual({ isAuthenticated: false });
  expect(revalidate).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

it("shows nothing of a customer who has signed out meanwhile, and begins anew", () => {
  leave();
  signedInAs("nobody");
  comeBack();
  expect(document.documentElement.hidden).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(revalidate).not.toHaveBeenCalled();
});

it("leaves a document alone that begins", () => {
  comeBack(false);
  expect(revalidate).not.toHaveBeenCalled();
});
