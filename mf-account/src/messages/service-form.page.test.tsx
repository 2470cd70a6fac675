import { provideFragments } from "@ligate/platform/fragment";
import { useRevalidator } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { fakeFragments } from "@ligate/platform/testing/fake-fragments";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { routes } from "../routes.ts";
import { signedIn } from "../testing/responses.ts";
import { someUserInfo } from "../testing/samples.ts";

const USER_INFO = "GET /api/users/view-user-info/";

beforeEach(fakeFragments);

it.each([
  ["custom-cloning", "Custom Cloning Services", "Custom Cloning"],
  ["lentivirus-package", "Lentivirus Package Services", "Lentivirus Package"],
  ["stable-cell-line", "Stable Cell Line Services", "Stable Cell Line"],
])("embeds the quote form of %s with the customer's data", async (service, title, link) => {
  fakeApi({ ...signedIn, [USER_INFO]: someUserInfo() });
  visit(`/profile/services/${service}`, routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(title);
  const person = {
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@lab.example",
    institution: "Royal Institution",
  };
  const props = JSON.stringify({ serviceType: service, person });
  expect(await screen.findByText(`mf-catalog/quote-form ${props}`)).toBeVisible();
  const menu = within(screen.getByRole("navigation", { name: "Account" }));
  expect(menu.getByRole("link", { name: link })).toHaveAttribute("aria-current", "page");
});

it("shows the form of another service after a navigation", async () => {
  fakeApi({ ...signedIn, [USER_INFO]: problem(500, "Something went wrong.") });
  const page = visit("/profile/services/custom-cloning", routes);
  await screen.findByText(/"serviceType":"custom-cloning"/);

  await act(() => page.go("/profile/services/stable-cell-line"));

  expect(await screen.findByText(/"serviceType":"stable-cell-line"/)).toBeVisible();
});

it("shows an unknown service as not found in the account's frame", async () => {
  fakeApi(signedIn);
  visit("/profile/services/telepathy", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("We do not offer this service.");
  expect(screen.getByRole("navigation", { name: "Account" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Not found");
});

it("redirects a signed-out visitor to the login", async () => {
  fakeApi({});
  const page = visit("/profile/services/custom-cloning", routes);

  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=profile%2Fservices%2Fcustom-cloning");
});

it("keeps the receipt when the session has ended before the submission", async () => {
  provideFragments(async () => ({ Component: SubmittedForm }));
  let isAuthenticated = true;
  fakeApi({
    "GET /api/session/": () => ({ isAuthenticated, email: "ada@lab.example" }),
    [USER_INFO]: () => (isAuthenticated ? someUserInfo() : problem(401, "Please log in to continue.")),
  });
  const page = visit("/profile/services/custom-cloning", routes);
  const submit = await screen.findByRole("button", { name: "Submit" });
  isAuthenticated = false;
  await act(() => session.refresh());

  await userEvent.click(submit);

  expect(await screen.findByText("Loaded again")).toBeVisible();
  expect(page.address()).toBe("/profile/services/custom-cloning");
});

/** Loads the data of the page again, as the form of mf-catalog does after a submission. */
function SubmittedForm() {
  const { revalidate } = useRevalidator();
  const [isDone, setDone] = useState(false);
  return (
    <>
      <button type="button" onClick={() => revalidate().then(() => setDone(true))}>
        Submit
      </button>
      {isDone && <p>Loaded again</p>}
    </>
  );
}
