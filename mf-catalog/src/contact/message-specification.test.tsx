import { Link } from "@ligate/platform/router";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";

const MESSAGE = "POST /api/contact-us/";
const specification = {
  insert: { source: "sequence", name: "NanoLuc", sequence: "ATGGTC".repeat(900) },
  site: { at: "C-terminal" },
};

/** Follows the link of a product page whose price is by quote. */
async function consult(state: object) {
  const product = {
    id: "origin",
    path: "/product-page",
    element: (
      <Link to="/message?product=Knock-in" state={state}>
        Consult
      </Link>
    ),
  };
  visit("/product-page", [...routes, product]);
  await userEvent.click(await screen.findByRole("link", { name: "Consult" }));
}
async function send() {
  for (const [label, text] of Object.entries({
    "First name": "Ada",
    "Last name": "Byron",
    Email: "ada@lab.example",
    Message: "How much?",
  })) {
    await userEvent.type(await screen.findByLabelText(label), text);
  }
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));
}

it("shows the specification of the product page, and sends it with the message", async () => {
  const calls = fakeApi({ [MESSAGE]: { detail: "Done.", reference: "MS-7K3F92QX0T" } });
  await consult({ specification });
  const shown = within(await screen.findByRole("region", { name: "Your specification" }));
  expect((await shown.findByText("Insert", { selector: "dt" })).nextSibling).toHaveTextContent(
    "NanoLuc, 5,400 bp",
  );
  expect(shown.getByText("Insertion site").nextSibling).toHaveTextContent("C-terminal");

  await send();

  expect(await screen.findByText("MS-7K3F92QX0T")).toBeVisible();
  expect(postedBodies(calls)).toMatchObject([{ product: "Knock-in", message: "How much?", specification }]);
});

it("keeps the specification when the message is refused", async () => {
  const responses = [problem(500, "Something went wrong."), { detail: "Done.", reference: "MS-7K3F92QX0T" }];
  const calls = fakeApi({ [MESSAGE]: () => responses.shift() });
  await consult({ specification });
  await screen.findByRole("region", { name: "Your specification" });
  await send();
  expect(await screen.findByRole("alert")).toHaveTextContent("An error has occurred.");

  await userEvent.click(screen.getByRole("button", { name: "Send message" }));

  expect(await screen.findByText("MS-7K3F92QX0T")).toBeVisible();
  expect(postedBodies(calls)).toMatchObject([{ specification }, { specification }]);
});

it.each([
  {},
  { specification: null },
  { specification: {} },
  { specification: { site: { at: "the moon" } } },
])("sends a message without a specification for the state %j", async (state) => {
  const calls = fakeApi({ [MESSAGE]: { detail: "Done.", reference: "MS-7K3F92QX0T" } });
  await consult(state);
  await send();

  expect(await screen.findByText("MS-7K3F92QX0T")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Your specification" })).not.toBeInTheDocument();
  expect(postedBodies(calls)[0]).not.toHaveProperty("specification");
});
