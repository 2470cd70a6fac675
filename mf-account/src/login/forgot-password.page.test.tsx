import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";

const FORGOT = "POST /api/forgot-password/";

async function requestLink(email: string) {
  await userEvent.type(await screen.findByLabelText("Email"), email);
  await userEvent.click(screen.getByRole("button", { name: "Send the link" }));
}

it("is linked from the login page, and shows the message of the API", async () => {
  const calls = fakeApi({ [FORGOT]: { detail: "If there is an account, a link is on its way." } });
  visit("/login", routes);
  await userEvent.click(await screen.findByRole("link", { name: "Forgot password?" }));
  expect(await screen.findByRole("heading", { name: "Forgot your password?" })).toBeVisible();

  await requestLink("Ada@example.org");

  expect(await screen.findByRole("status")).toHaveTextContent(
    "If there is an account, a link is on its way.",
  );
  expect(postedBodies(calls)[0]).toEqual({ email: "ada@example.org" });
});

it("shows how long to wait after too many requests", async () => {
  fakeApi({ [FORGOT]: problem(429, "Too many links were asked for. Please try again in 60 minutes.") });
  visit("/forgot-password", routes);

  await requestLink("ada@example.org");

  expect(await screen.findByRole("alert")).toHaveTextContent("Please try again in 60 minutes.");
});
