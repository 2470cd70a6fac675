import { session } from "@ligate/platform/session";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { emptyCart, signedIn } from "../testing/responses.ts";
import { someUserInfo } from "../testing/samples.ts";

const ADDRESSES = "GET /api/users/addresses/";
const UPDATE = "POST /api/users/update-user-info/";

const fakeProfile = (responses: Record<string, object> = {}, info = someUserInfo()) =>
  fakeApi({
    ...signedIn,
    "GET /api/users/view-user-info/": info,
    [ADDRESSES]: [],
    [UPDATE]: { detail: "Information updated successfully!" },
    ...responses,
  });
const update = async () => userEvent.click(await screen.findByRole("button", { name: "Update" }));

it("shows the account's data and saves changes", async () => {
  const calls = fakeProfile();
  visit("/profile", routes);
  const city = await screen.findByLabelText("City");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("My Account");
  expect(screen.getByLabelText("State")).toHaveDisplayValue("Massachusetts");

  await userEvent.clear(city);
  await userEvent.type(city, "Boston");
  await update();

  expect(await screen.findByRole("status")).toHaveTextContent("Information updated successfully!");
  expect(postedBodies(calls)).toEqual([
    {
      firstName: "Ada",
      lastName: "Lovelace",
      institution: "Royal Institution",
      attention: "",
      phone: "",
      building: "",
      address: "100 Binney Street",
      apt: "4B",
      city: "Boston",
      state: "MA",
      zipcode: "02142",
    },
  ]);

  await userEvent.type(city, "!");
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

it("lists the saved addresses, and deletes one", async () => {
  const address = {
    first_name: "Ada",
    last_name: "Lovelace",
    institution: "Royal Institution",
    address_line_1: "1 Congress Ave",
    building: "B7",
    city: "Austin",
    state: "TX",
    zipcode: "78701",
  };
  let saved = [{ id: 7, name: "Cell culture", address }];
  fakeProfile({
    [ADDRESSES]: () => saved,
    "DELETE /api/users/addresses/7/": () => {
      saved = [];
      return { detail: "The address has been deleted." };
    },
  });
  visit("/profile", routes);

  expect(await screen.findByText("Royal Institution · 1 Congress Ave, B7 · Austin, TX 78701")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Delete Cell culture" }));

  await waitFor(() => expect(screen.queryByText("Cell culture")).not.toBeInTheDocument());
});

it("loads the saved addresses again after a failure", async () => {
  const responses = [problem(503, "The store is busy."), []];
  fakeProfile({ [ADDRESSES]: () => responses.shift() });
  visit("/profile", routes);
  expect(await screen.findByText("Your saved addresses could not be loaded.")).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Retry" }));

  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument());
});

it("changes a saved address, and adds another one", async () => {
  const address = {
    first_name: "Ada",
    last_name: "Lovelace",
    address_line_1: "1 Congress Ave",
    city: "Austin",
  };
  const whole = { ...address, state: "TX", zipcode: "78701" };
  const calls = fakeProfile({
    [ADDRESSES]: [{ id: 7, name: "Cell culture", address: whole }],
    "PATCH /api/users/addresses/7/": { id: 7, name: "Animal house", address: whole },
    "POST /api/users/addresses/": problem(422, "You have saved 50 addresses."),
  });
  visit("/profile", routes);

  await userEvent.click(await screen.findByRole("button", { name: "Change Cell culture" }));
  const name = screen.getByLabelText("Name of the address");
  expect(name).toHaveFocus();
  await userEvent.clear(name);
  await userEvent.type(name, "Animal house{Enter}");
  await waitFor(() =>
    expect(screen.queryByRole("form", { name: "Change Cell culture" })).not.toBeInTheDocument(),
  );
  expect(calls.find(({ method }) => method === "PATCH")?.body).toMatchObject({
    name: "Animal house",
    address: whole,
  });

  await userEvent.click(screen.getByRole("button", { name: "Add an address" }));
  const form = within(screen.getByRole("form", { name: "Add an address" }));
  await userEvent.click(form.getByRole("button", { name: "Save address" }));
  expect(await form.findByText("City is required")).toBeVisible();
  await userEvent.click(form.getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("button", { name: "Add an address" })).toBeVisible();
});

it.each([
  [undefined, 50],
  [true, 56],
])("offers the territories of a store that delivers to them: %s", async (has_territories, states) => {
  fakeProfile({}, someUserInfo({ has_territories }));
  visit("/profile", routes);
  expect(within(await screen.findByLabelText("State")).getAllByRole("option")).toHaveLength(1 + states);
});

it("requires the address and no other field", async () => {
  const calls = fakeProfile(
    {},
    someUserInfo({ first_name: "", last_name: "", company: "", shipping_address: null }),
  );
  visit("/profile", routes);

  await update();

  expect(await screen.findByText("Please complete all required fields.")).toBeVisible();
  for (const label of ["Address", "City", "State", "ZIP code"]) {
    expect(screen.getByLabelText(label)).toBeInvalid();
  }
  for (const label of ["First name (optional)", "Last name (optional)", "Institution (optional)"]) {
    expect(screen.getByLabelText(label)).toBeValid();
  }
  expect(postedBodies(calls)).toEqual([]);
});

it("rejects an invalid ZIP code", async () => {
  const calls = fakeProfile();
  visit("/profile", routes);

  await userEvent.type(await screen.findByLabelText("ZIP code"), "x");
  await update();

  expect(screen.getByLabelText("ZIP code")).toHaveAccessibleDescription("Please enter a valid ZIP code");
  expect(postedBodies(calls)).toEqual([]);
});

it("shows the error, and the field error of the API at its field, and keeps the input", async () => {
  fakeProfile({ [UPDATE]: problem(400, "No.", { fields: { city: "We do not know this city." } }) });
  visit("/profile", routes);

  await userEvent.type(await screen.findByLabelText("City"), "x");
  await update();

  expect(await screen.findByRole("alert")).toHaveTextContent("An error occurred. Please try again.");
  expect(screen.getByLabelText("City")).toHaveAccessibleDescription("We do not know this city.");
  expect(screen.getByLabelText("City")).toHaveValue("Cambridgex");
});

async function leaveAndReturn() {
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(session.current()?.isAuthenticated).toBe(false));
}

it.each([
  ["", () => {}],
  [" and the customer has left the tab meanwhile", leaveAndReturn],
])("redirects to the login when the session has ended%s, and restores the input", async (_, meanwhile) => {
  let isAuthenticated = true;
  fakeApi({
    "GET /api/session/": () =>
      isAuthenticated ? { isAuthenticated, email: "ada@lab.example" } : { isAuthenticated },
    "GET /api/users/view-user-info/": someUserInfo(),
    [UPDATE]: problem(401, "Please log in to continue."),
    "POST /api/login/": () => {
      isAuthenticated = true;
      return { detail: "You are logged in." };
    },
    ...emptyCart,
  });
  const page = visit("/profile", routes);
  await userEvent.type(await screen.findByLabelText("City"), " West");
  isAuthenticated = false;
  await meanwhile();

  await update();
  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=profile");
  await userEvent.type(screen.getByLabelText("Email"), "ada@lab.example");
  await userEvent.type(screen.getByLabelText("Password"), "Secret123{Enter}");

  expect(await screen.findByLabelText("City")).toHaveValue("Cambridge West");
});

it("keeps what was typed for this customer across a reload, until it is saved", async () => {
  let email = "ada@lab.example";
  fakeApi({
    "GET /api/session/": () => ({ isAuthenticated: true, email }),
    "GET /api/users/view-user-info/": someUserInfo(),
    [UPDATE]: { detail: "Saved." },
  });
  const visitAs = (visitor: string) => {
    email = visitor;
    return visit("/profile", routes);
  };
  const first = visitAs("ada@lab.example");
  await userEvent.type(await screen.findByLabelText("City"), " West");
  first.unmount();

  const other = visitAs("bob@lab.example");
  expect(await screen.findByLabelText("City")).toHaveValue("Cambridge");
  other.unmount();

  visitAs("ada@lab.example");
  expect(await screen.findByLabelText("City")).toHaveValue("Cambridge West");
  await update();
  await waitFor(() => expect(sessionStorage.getItem("draft:profile")).toBeNull());
});

it("redirects a signed-out visitor to the login, with the page as redirect URL", async () => {
  fakeApi({});
  const page = visit("/profile", routes);

  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=profile");
});

it("links to the account's pages and highlights the current one", async () => {
  fakeProfile();
  visit("/profile", routes);
  const menu = within(await screen.findByRole("navigation", { name: "Account" }));

  expect(menu.getByRole("link", { name: "Profile" })).toHaveAttribute("aria-current", "page");
  for (const [name, address] of [
    ["Open orders", "/profile/orders/open"],
    ["Orders in progress", "/profile/orders/in-progress"],
    ["Completed orders", "/profile/orders/completed"],
    ["All orders", "/profile/orders/all"],
    ["Settings", "/profile/settings"],
    ["Saved designs", "/profile/designs"],
  ] as const) {
    expect(menu.getByRole("link", { name })).toHaveAttribute("href", address);
    expect(menu.getByRole("link", { name })).not.toHaveAttribute("aria-current");
  }
});
