import { Outlet, type RouteObject, useRevalidator } from "@ligate/platform/router";
import { fakeApi, visit } from "@ligate/platform/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { routes } from "../routes.ts";

const VERIFY = "POST /api/verify-email/t0ken/";

it("says that the address is verified", async () => {
  fakeApi({ [VERIFY]: { status: "activated" } });
  visit("/verify-email/t0ken", routes);

  expect(await screen.findByRole("status")).toHaveTextContent(
    "Email verified successfully! You may now close this page.",
  );
});

it("says that a link does not work, and leads to a new one", async () => {
  fakeApi({ [VERIFY]: { status: "not_verified" } });
  visit("/verify-email/t0ken", routes);
  expect(await screen.findByText("Email verification link invalid or expired")).toBeVisible();

  await userEvent.click(screen.getByRole("link", { name: "Send a new link" }));

  expect(await screen.findByRole("heading", { name: "Resend the verification link" })).toBeVisible();
});

it("tells when the store cannot be reached", async () => {
  fakeApi({
    [VERIFY]: () => {
      throw new TypeError("Failed to fetch");
    },
  });
  visit("/verify-email/t0ken", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The store could not be reached. Please try again.",
  );
});

it("presents the token once a visit, also in strict mode and when the page's data is asked for again", async () => {
  const calls = fakeApi({ [VERIFY]: { status: "not_activated", email: "ada@example.org" } });
  visit("/verify-email/t0ken", [
    { Component: FrameThatRevalidates, children: routes },
  ] satisfies RouteObject[]);
  expect(await screen.findByLabelText("Email")).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Ask again" }));
  expect(await screen.findByText("Asked: 1")).toBeVisible();

  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
});

function FrameThatRevalidates() {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(0);
  return (
    <StrictMode>
      <button type="button" onClick={() => revalidate().then(() => setAsked(asked + 1))}>
        Ask again
      </button>
      <p>Asked: {asked}</p>
      <Outlet />
    </StrictMode>
  );
}
