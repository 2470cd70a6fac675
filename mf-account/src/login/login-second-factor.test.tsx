import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { emptyCart } from "../testing/responses.ts";

const CODE_NEEDED = problem(401, "Enter the code of your authenticator app.", { second_factor: true });
const WRONG_CODE = problem(401, "This code is not right.", { second_factor: true });
const CANNOT_BE_CHECKED = "Codes of your authenticator app cannot be checked.";

/** Fakes an API that accepts the code 123456. */
function fakeSecondFactor() {
  return fakeApi({
    ...emptyCart,
    "POST /api/login/": ({ body }: { body: { code?: string } }) => {
      if (body.code === undefined) return CODE_NEEDED;
      if (body.code === "999999")
        return problem(422, CANNOT_BE_CHECKED, { fields: { code: CANNOT_BE_CHECKED } });
      return body.code === "123456" ? { detail: "Welcome back." } : WRONG_CODE;
    },
  });
}
async function logIn(email: string, password: string) {
  await userEvent.type(await screen.findByLabelText("Email"), email);
  await userEvent.type(screen.getByLabelText("Password"), `${password}{Enter}`);
}
const enterCode = async (code: string) => {
  await userEvent.clear(screen.getByLabelText("Code"));
  await userEvent.type(screen.getByLabelText("Code"), `${code}{Enter}`);
};

it("asks for the code in place, and logs in with it", async () => {
  const calls = fakeSecondFactor();
  visit("/login", routes);
  await logIn("ada@example.org", "Secret123");

  const code = await screen.findByLabelText("Code");
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute("autocomplete", "one-time-code");
  expect(screen.getByLabelText("Email")).toHaveValue("ada@example.org");
  expect(screen.getByLabelText("Password")).toHaveValue("Secret123");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await enterCode("123 456");

  expect(await screen.findByText("Elsewhere: /")).toBeVisible();
  expect(postedBodies(calls, "/api/login/")).toEqual([
    { email: "ada@example.org", password: "Secret123" },
    { email: "ada@example.org", password: "Secret123", code: "123456" },
  ]);
});

it("shows at the field that the code is wrong or malformed, and keeps the input", async () => {
  fakeSecondFactor();
  visit("/login", routes);
  await logIn("ada@example.org", "Secret123");
  await screen.findByLabelText("Code");

  await enterCode("654321");
  expect(await screen.findByText("This code is not right.")).toBeVisible();
  expect(screen.getByLabelText("Code")).toBeInvalid();
  expect(screen.getByLabelText("Password")).toHaveValue("Secret123");

  await enterCode("12");
  expect(await screen.findByText("A code has 6 digits; a recovery code has 10 characters.")).toBeVisible();
});

it("shows at the field that the store cannot check a code", async () => {
  fakeSecondFactor();
  visit("/login", routes);
  await logIn("ada@example.org", "Secret123");
  await screen.findByLabelText("Code");

  await enterCode("999999");

  expect(await screen.findByRole("alert")).toHaveTextContent(CANNOT_BE_CHECKED);
  const description = expect.stringContaining(CANNOT_BE_CHECKED);
  expect(screen.getByLabelText("Code")).toHaveAccessibleDescription(description);
});

it("does not ask for the code of another account", async () => {
  fakeSecondFactor();
  visit("/login", routes);
  await logIn("ada@example.org", "Secret123");
  await screen.findByLabelText("Code");

  await userEvent.type(screen.getByLabelText("Email"), "x");

  expect(screen.queryByLabelText("Code")).not.toBeInTheDocument();
});
