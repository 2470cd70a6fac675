import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";

const RESEND = "POST /api/resend-verification/";

async function requestLink(email: string) {
  const user = userEvent.setup();
  const field = await screen.findByLabelText("Email");
  await user.clear(field);
  if (email) await user.type(field, email);
  await user.click(screen.getByRole("button", { name: "Send the link" }));
}

it("shows the message of the API when the link was sent", async () => {
  const calls = fakeApi({ [RESEND]: { detail: "A new link is on its way." } });
  visit("/resend-verification", routes);

  await requestLink("ada@example.org");

  expect(await screen.findByRole("status")).toHaveTextContent("A new link is on its way.");
  expect(postedBodies(calls)[0]).toEqual({ email: "ada@example.org" });
});

it("shows the error message of the API when the link was not sent", async () => {
  fakeApi({ [RESEND]: problem(429, "Please wait an hour.") });
  visit("/resend-verification", routes);

  await requestLink("ada@example.org");

  expect(await screen.findByRole("alert")).toHaveTextContent("Please wait an hour.");
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

it.each(["", "ada"])("sends nothing for the address %j", async (email) => {
  const calls = fakeApi({});
  visit("/resend-verification", routes);

  await requestLink(email);

  expect(await screen.findByText("Invalid email address.")).toBeVisible();
  expect(postedBodies(calls)).toEqual([]);
});

it("hides an earlier success message when the next request fails", async () => {
  const responses = [{ detail: "A new link is on its way." }, problem(429, "Please wait an hour.")];
  fakeApi({ [RESEND]: () => responses.shift() });
  visit("/resend-verification", routes);
  await requestLink("ada@example.org");
  expect(await screen.findByRole("status")).toBeVisible();

  await requestLink("grace@example.org");

  expect(await screen.findByRole("alert")).toHaveTextContent("Please wait an hour.");
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});
