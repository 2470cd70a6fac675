import { act, screen } from "@testing-library/react";
import { createElement } from "react";
import { ApiError } from "./api.ts";
import { useNotices } from "./notices.ts";
import { redirectOn401, requireSignedIn, requireSignedOut, session, useSession } from "./session.ts";
import { fakeApi } from "./testing/fake-api.ts";
import { visit } from "./testing/visit.ts";

const someone = { isAuthenticated: true, email: "ada@example.org" };

function Who() {
  return createElement("p", null, useSession()?.email ?? "nobody yet");
}

it("asks once, however many want to know", async () => {
  const calls = fakeApi({ "GET /api/session/": someone });
  await session.refresh();
  await Promise.all([session.get(), session.get()]);
  expect(calls).toHaveLength(1);
});

it("asks again after a failure", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("network"));
  await expect(session.refresh()).rejects.toThrow();
  fakeApi({ "GET /api/session/": someone });
  await expect(session.get()).resolves.toEqual(someone);
});

it("tells components who is here, also after a change", async () => {
  fakeApi({ "GET /api/session/": someone });
  visit("/who", [{ id: "who", path: "who", Component: Who }]);
  expect(await screen.findByText("ada@example.org")).toBeVisible();
  fakeApi({ "GET /api/session/": { isAuthenticated: false } });
  await act(() => session.refresh());
  expect(screen.getByText("nobody yet")).toBeVisible();
});

it("leads a visitor from a customer's page to the login and back", async () => {
  fakeApi({});
  const { address } = visit("/profile/orders?x=1", [
    { id: "orders", path: "profile/orders", loader: requireSignedIn, Component: Who },
  ]);
  expect(await screen.findByText("Elsewhere: /login")).toBeVisible();
  expect(address()).toBe("/login?redirectUrl=profile%2Forders%3Fx%3D1");
});

it("leads a customer from the login home, with a notice", async () => {
  fakeApi({ "GET /api/session/": someone });
  visit("/login", [{ id: "login", path: "login", loader: requireSignedOut, Component: Who }]);
  expect(await screen.findByText("Elsewhere: /")).toBeVisible();
  expect(useNotices.getState().notices.at(-1)).toMatchObject({
    kind: "error",
    text: "Please sign out your account before logging or signing up an account.",
  });
});

it("leads to the login where the session has ended meanwhile, and passes on everything else", async () => {
  const request = new Request("http://localhost/cart");
  await expect(redirectOn401(request, Promise.reject(new ApiError(401, {})))).rejects.toMatchObject({
    status: 302,
  });
  await expect(redirectOn401(request, Promise.reject(new ApiError(404, {})))).rejects.toMatchObject({
    status: 404,
  });
  await expect(redirectOn401(request, Promise.resolve("it"))).resolves.toBe("it");
});
