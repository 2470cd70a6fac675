import { cart, useCart } from "@ligate/platform/cart";
import { session } from "@ligate/platform/session";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { waitFor } from "@testing-library/dom";
import { refreshOnBfcacheRestore } from "./bfcache.ts";

const signedIn = { isAuthenticated: true, email: "ada@example.org" };
const aCart = (count: number) => ({ data: [], total_price: 0, count });
const revalidate = jest.fn(async () => {});
const reload = jest.fn();

refreshOnBfcacheRestore({ revalidate }, reload);

// biome-ignore lint/suspicious/noDocumentCookie: the API sets this cookie
const setSessionToken = (token: string) => (document.cookie = `XSRF-TOKEN=${token}`);

function leave(): void {
  window.dispatchEvent(new Event("pagehide"));
}

function show({ persisted }: { persisted: boolean }): void {
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
}

beforeEach(async () => {
  setSessionToken("ada");
  fakeApi({ "GET /api/session/": signedIn, "GET /api/orders/cart/": aCart(1) });
  await Promise.all([session.refresh(), cart.refresh()]);
  jest.clearAllMocks();
  document.documentElement.hidden = false;
});

it("refreshes session, cart and page data", async () => {
  leave();
  fakeApi({ "GET /api/session/": { isAuthenticated: false }, "GET /api/orders/cart/": aCart(3) });
  show({ persisted: true });
  await waitFor(() => expect(useCart.getState().count).toBe(3));
  await waitFor(() => expect(session.current()).toEqual({ isAuthenticated: false }));
  expect(revalidate).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

it("hides and reloads a document of a customer who has signed out since", () => {
  leave();
  setSessionToken("visitor");
  show({ persisted: true });
  expect(document.documentElement.hidden).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(revalidate).not.toHaveBeenCalled();
});

it("does nothing in a new document", () => {
  show({ persisted: false });
  expect(revalidate).not.toHaveBeenCalled();
});
