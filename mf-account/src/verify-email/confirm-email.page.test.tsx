import { session } from "@ligate/platform/session";
import { fakeApi, postedBodies } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import { routes } from "../routes.ts";
import { signedIn } from "../testing/responses.ts";

const CONFIRM = "POST /api/users/confirm-user-email/t0ken/";

it("confirms the new address of the signed-in customer and refreshes the session", async () => {
  let email = "ada@lab.example";
  const calls = fakeApi({
    "GET /api/session/": () => ({ isAuthenticated: true, email }),
    [CONFIRM]: () => {
      email = "ada@new.example";
      return { status: "confirmed", email };
    },
  });
  visit("/profile/email/t0ken", routes);

  expect(await screen.findByRole("status")).toHaveTextContent("Your e-mail address is now ada@new.example.");
  expect(session.current()?.email).toBe("ada@new.example");
  expect(postedBodies(calls)).toHaveLength(1);
});

it("shows that the link is invalid, with a link to the settings", async () => {
  fakeApi({
    ...signedIn,
    [CONFIRM]: { status: "not_confirmed" },
  });
  visit("/profile/email/t0ken", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Link invalid or expired");
  expect(screen.getByRole("link", { name: "Go to Settings" })).toHaveAttribute("href", "/profile/settings");
});

it("redirects a signed-out visitor to the login, with the page as redirect URL", async () => {
  const calls = fakeApi({});
  const page = visit("/profile/email/t0ken", routes);

  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=profile%2Femail%2Ft0ken");
  expect(postedBodies(calls)).toEqual([]);
});
