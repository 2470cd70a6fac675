import { Outlet, type RouteObject, useRevalidator } from "@ligate/platform/router";
import { fakeApi, postedBodies } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { routes } from "../routes.ts";

const VERIFY = "POST /api/verify-email/t0ken/";

it("shows that the address is verified", async () => {
  fakeApi({ [VERIFY]: { status: "activated" } });
  visit("/verify-email/t0ken", routes);

  expect(await screen.findByRole("status")).toHaveTextContent(
    "Email verified successfully! You may now close this page.",
  );
});

it("shows that the link is invalid, with a link to request another one", async () => {
  fakeApi({ [VERIFY]: { status: "not_verified" } });
  visit("/verify-email/t0ken", routes);
  expect(await screen.findByText("Email verification link invalid or expired")).toBeVisible();

  await userEvent.click(screen.getByRole("link", { name: "Send a new link" }));

  expect(await screen.findByRole("heading", { name: "Resend the verification link" })).toBeVisible();
});

it("shows an error when the API cannot be reached", async () => {
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

it("sends the token once per visit, also in strict mode and on revalidation", async () => {
  const calls = fakeApi({ [VERIFY]: { status: "not_activated", email: "ada@example.org" } });
  visit("/verify-email/t0ken", [{ Component: RevalidatingLayout, children: routes }] satisfies RouteObject[]);
  expect(await screen.findByLabelText("Email")).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Revalidate" }));
  expect(await screen.findByText("Revalidations: 1")).toBeVisible();

  expect(postedBodies(calls)).toHaveLength(1);
});

function RevalidatingLayout() {
  const { revalidate } = useRevalidator();
  const [count, setCount] = useState(0);
  return (
    <StrictMode>
      <button type="button" onClick={() => revalidate().then(() => setCount(count + 1))}>
        Revalidate
      </button>
      <p>Revalidations: {count}</p>
      <Outlet />
    </StrictMode>
  );
}
