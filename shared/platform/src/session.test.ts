import { act, screen } from "@testing-library/react";
import { createElement } from "react";
import { ApiError } from "./api.ts";
import { useNotices } from "./notices.ts";
import { redirectOn401, requireSignedIn, requireSignedOut, session, useSession } from "./session.ts";
import { fakeApi } from "./testing/fake-api.ts";
import { visit } from "./testing/visit.ts";

const signedIn = { isAuthenticated: true, email: "ada@example.org" };

function Email() {
  return createElement("p", null, useSession()?.email ?? "no session");
}

it("requests the session once for concurrent callers", async () => {
  const calls = fakeApi({ "GET /api/session/": signedIn });
  await session.refresh();
  await Promise.all([session.get(), session.get()]);
  expect(calls).toHaveLength(1);
});

it("requests the session again after a failure", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("network"));
  await expect(session.refresh()).rejects.toThrow();
  fakeApi({ "GET /api/session/": signedIn });
  await expect(session.get()).resolves.toEqual(signedIn);
});

it("re-renders components when the session changes", async () => {
  fakeApi({ "GET /api/session/": signedIn });
  visit("/page", [{ id: "page", path: "page", Component: Email }]);
  expect(await screen.findByText("ada@example.org")).toBeVisible();
  fakeApi({ "GET /api/session/": { isAuthenticated: false } });
  await act(() => session.refresh());
  expect(screen.getByText("no session")).toBeVisible();
});

it("redirects a visitor from a customer's page to the login, with a return", async () => {
  fakeApi({});
  const { address } = visit("/profile/orders?x=1", [
    { id: "orders", path: "profile/orders", loader: requireSignedIn, Component: Email },
  ]);
  expect(await screen.findByText("Elsewhere: /login")).toBeVisible();
  expect(address()).toBe("/login?redirectUrl=profile%2Forders%3Fx%3D1");
});

it("redirects a customer from the login to the home page, with a notice", async () => {
  fakeApi({ "GET /api/session/": signedIn });
  visit("/login", [{ id: "login", path: "login", loader: requireSignedOut, Component: Email }]);
  expect(await screen.findByText("Elsewhere: /")).toBeVisible();
  expect(useNotices.getState().notices.at(-1)).toMatchObject({
    kind: "error",
    text: "Please sign out your account before logging or signing up an account.",
  });
});

it("redirects to the login on a 401, and passes on any other outcome", async () => {
  const request = new Request("http://localhost/cart");
  await expect(redirectOn401(request, Promise.reject(new ApiError(401, {})))).rejects.toMatchObject({
    status: 302,
  });
  await expect(redirectOn401(request, Promise.reject(new ApiError(404, {})))).rejects.toMatchObject({
    status: 404,
  });
  await expect(redirectOn401(request, Promise.resolve("data"))).resolves.toBe("data");
});
