import { session } from "@ligate/platform/session";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";

const SESSION = "GET /api/session/";
const USER_INFO = "GET /api/users/view-user-info/";
const signedIn = { isAuthenticated: true, email: "ada@lab.example" };
const ada = { first_name: "Ada", last_name: "Byron", company: "Analytical Lab", shipping_address: null };

const person = { "First name": "Ada", "Last name": "Byron", Email: "ada@lab.example" };

const fakeCustomer = (responses: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ [SESSION]: signedIn, [USER_INFO]: ada, ...responses });
const findField = (label: string) => screen.findByLabelText(label);

it.each([
  ["/contact", person],
  ["/message?product=PEI", { ...person, Product: "PEI", Subject: "Inquiry for PEI" }],
  ["/quote", { ...person, Institution: "Analytical Lab" }],
  ["/quote/custom-cloning", { ...person, Institution: "Analytical Lab" }],
])("fills in the customer's data at %s", async (address, values) => {
  fakeCustomer();
  visit(address, routes);

  for (const [label, value] of Object.entries(values)) {
    const field = await findField(label);
    await waitFor(() => expect(field).toHaveValue(value));
  }
  expect(screen.getByLabelText("Message")).toHaveValue("");
});

it("leaves the fields of a visitor empty", async () => {
  const calls = fakeApi({});
  visit("/contact", routes);

  expect(await findField("First name")).toHaveValue("");
  await waitFor(() => expect(session.current()).toBeDefined());
  expect(screen.getByLabelText("Email")).toHaveValue("");
  expect(calls.map(({ path }) => path)).not.toContain("/api/users/view-user-info/");
});

it("keeps what was typed before the customer's data arrived, and removes the errors of what it fills in", async () => {
  let answer: (body: object) => void = () => {};
  fakeCustomer({ [USER_INFO]: () => new Promise((resolve) => (answer = resolve)) });
  visit("/contact", routes);
  await userEvent.type(await findField("First name"), "Augusta");
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));
  expect(await screen.findByText("Last name is required")).toBeVisible();

  await act(async () => answer(ada));

  await waitFor(() => expect(screen.getByLabelText("Last name")).toHaveValue("Byron"));
  expect(screen.getByLabelText("First name")).toHaveValue("Augusta");
  expect(screen.queryByText("Last name is required")).not.toBeInTheDocument();
});

it("leaves a field empty that the customer has cleared", async () => {
  fakeCustomer();
  visit("/contact", routes);
  const firstName = await findField("First name");
  await waitFor(() => expect(firstName).toHaveValue("Ada"));

  await userEvent.clear(firstName);
  await userEvent.type(screen.getByLabelText("Message"), "Which titer?");

  expect(firstName).toHaveValue("");
});

it("fills in the e-mail address if the account's data cannot be loaded", async () => {
  fakeCustomer({ [USER_INFO]: problem(500, "Something went wrong.") });
  visit("/contact", routes);

  await waitFor(async () => expect(await findField("Email")).toHaveValue("ada@lab.example"));
  expect(screen.getByLabelText("First name")).toHaveValue("");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("sends what it has filled in, and does not keep it in the browser", async () => {
  const calls = fakeCustomer({ "POST /api/contact-us/": { detail: "Done.", reference: "MS-7K3F92QX0T" } });
  visit("/contact", routes);
  await waitFor(async () => expect(await findField("First name")).toHaveValue("Ada"));
  await userEvent.type(screen.getByLabelText("Subject"), "A question");
  await userEvent.type(screen.getByLabelText("Message"), "Which titer?");
  expect(JSON.stringify(sessionStorage)).toContain("Which titer?");
  expect(JSON.stringify(sessionStorage)).not.toContain("Byron");

  await userEvent.click(screen.getByRole("button", { name: "Send message" }));

  expect(await screen.findByText("MS-7K3F92QX0T")).toBeVisible();
  expect(postedBodies(calls)).toMatchObject([
    { firstName: "Ada", lastName: "Byron", email: "ada@lab.example", message: "Which titer?" },
  ]);
});
