import { Outlet, type RouteObject, useRevalidator } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { routes } from "../routes.ts";
import { emptyCart } from "../testing/responses.ts";

const VERIFY = "POST /api/verify-email/t0ken/";

it("shows that the address is verified", async () => {
  fakeApi({ [VERIFY]: { status: "activated" } });
  visit("/verify-email/t0ken", routes);

  expect(await screen.findByRole("status")).toHaveTextContent(
    "Email verified successfully! You may now close this page.",
  );
});

it("leads a signed-out visitor to the login once the address is verified", async () => {
  fakeApi({ [VERIFY]: { status: "activated" } });
  visit("/verify-email/t0ken", routes);

  expect(await screen.findByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
});

it("reloads the session, and shows no link to the login to a customer who is logged in", async () => {
  let email_verified = false;
  fakeApi({
    "GET /api/session/": () => ({ isAuthenticated: true, email: "ada@lab.example", email_verified }),
    [VERIFY]: () => {
      email_verified = true;
      return { status: "activated" };
    },
  });
  visit("/verify-email/t0ken", routes);

  expect(await screen.findByRole("status")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Log in" })).not.toBeInTheDocument();
  expect(session.current()?.email_verified).toBe(true);
});

describe("a link that is opened in another browser", () => {
  const NEEDS_PASSWORD = { status: "activated", email: "ada@lab.example", needs_password: true };

  /** Fakes an API that verifies with the password Secret123. @param second its answer to that password */
  function fakeVerification(second: (body: { code?: string }) => object = () => ({ status: "activated" })) {
    return fakeApi({
      ...emptyCart,
      [VERIFY]: ({ body }: { body: { password?: string; code?: string } }) => {
        if (body.password === undefined) return NEEDS_PASSWORD;
        return body.password === "Secret123" ? second(body) : problem(422, "This password is not right.");
      },
    });
  }
  const enterPassword = async (password: string) =>
    userEvent.type(await screen.findByLabelText("Password"), `${password}{Enter}`);

  it("verifies nothing before the password is entered", async () => {
    const calls = fakeVerification();
    visit("/verify-email/t0ken", routes);

    expect(await screen.findByLabelText("Email")).toHaveValue("ada@lab.example");
    expect(screen.queryByText(/verified successfully/)).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Forgot your password?" })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
    await enterPassword("Secret123");

    expect(await screen.findByRole("status")).toHaveTextContent(
      /^Email verified successfully! You may now close this page\.$/,
    );
    expect(postedBodies(calls)).toEqual([{}, { password: "Secret123" }]);
  });

  it("keeps the input when the password is wrong", async () => {
    fakeVerification();
    visit("/verify-email/t0ken", routes);

    await enterPassword("Wrong1234");

    expect(await screen.findByRole("alert")).toHaveTextContent("This password is not right.");
    expect(screen.getByLabelText("Password")).toHaveValue("Wrong1234");
  });

  it("requires the password", async () => {
    const calls = fakeVerification();
    visit("/verify-email/t0ken", routes);

    await userEvent.click(await screen.findByRole("button", { name: "Verify my address" }));

    expect(await screen.findByText("Password is required")).toBeVisible();
    expect(postedBodies(calls)).toHaveLength(1);
  });

  it("asks for the code of a second factor in place", async () => {
    const calls = fakeVerification(({ code }) =>
      code ? { status: "activated" } : problem(401, "Enter the code.", { second_factor: true }),
    );
    visit("/verify-email/t0ken", routes);
    await enterPassword("Secret123");

    await userEvent.type(await screen.findByLabelText("Code"), "123456{Enter}");

    expect(await screen.findByText(/^Email verified successfully!/)).toBeVisible();
    expect(postedBodies(calls).at(-1)).toEqual({ password: "Secret123", code: "123456" });
  });

  it("shows that the link has expired meanwhile", async () => {
    fakeVerification(() => ({ status: "not_verified" }));
    visit("/verify-email/t0ken", routes);

    await enterPassword("Secret123");

    expect(await screen.findByText("Email verification link invalid or expired")).toBeVisible();
  });
});

it("shows that the link is invalid, with a link to request another one", async () => {
  fakeApi({ [VERIFY]: { status: "not_verified" } });
  visit("/verify-email/t0ken", routes);
  expect(await screen.findByText("Email verification link invalid or expired")).toBeVisible();

  await userEvent.click(screen.getByRole("link", { name: "Send a new link" }));

  expect(await screen.findByRole("heading", { name: "Resend the verification link" })).toBeVisible();
});

it("tells a customer whose address is verified that an old link is not needed", async () => {
  fakeApi({
    "GET /api/session/": { isAuthenticated: true, email: "ada@lab.example", email_verified: true },
    [VERIFY]: { status: "not_verified" },
  });
  await session.refresh();
  visit("/verify-email/t0ken", routes);

  expect(await screen.findByText(/your address ada@lab\.example is verified already/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to your account" })).toHaveAttribute("href", "/profile");
  expect(screen.queryByText(/Nothing is lost/)).not.toBeInTheDocument();
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
