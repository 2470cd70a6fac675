import { Link } from "@ligate/platform/router";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";

const findProduct = () => screen.findByLabelText("Product");
const getSubject = () => screen.getByLabelText("Subject");

it("fills in the product in the URL", async () => {
  const calls = fakeApi({ "POST /api/contact-us/": { detail: "Done.", reference: "MS-7K3F92QX0T" } });
  visit("/message?product=CRISPRa%20Lenti-AIO%20Kit%20(CA-LA)", routes);

  expect(await findProduct()).toHaveValue("CRISPRa Lenti-AIO Kit (CA-LA)");
  expect(getSubject()).toHaveValue("Inquiry for CRISPRa Lenti-AIO Kit (CA-LA)");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Send a message");
  for (const [label, text] of Object.entries({
    "First name": "Ada",
    "Last name": "Byron",
    Email: "ada@lab.example",
    Message: "How much?",
  }))
    await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));

  expect(await screen.findByText("MS-7K3F92QX0T")).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({
    product: "CRISPRa Lenti-AIO Kit (CA-LA)",
    subject: "Inquiry for CRISPRa Lenti-AIO Kit (CA-LA)",
  });
});

it.each(["/message", "/message?product="])("fills in N/A at %s", async (path) => {
  fakeApi({});
  visit(path, routes);

  expect(await findProduct()).toHaveValue("N/A");
  expect(getSubject()).toHaveValue("Inquiry for N/A");
});

it("requires the product", async () => {
  fakeApi({});
  visit("/message?product=PEI", routes);

  await userEvent.clear(await findProduct());
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));

  expect(await screen.findByText("Product is required")).toBeVisible();
  expect(await findProduct()).toBeInvalid();
});

it("resets the form for another product", async () => {
  fakeApi({});
  const { go } = visit("/message?product=PEI", routes);
  await findProduct();

  await act(() => go("/message?product=Polybrene"));

  expect(await findProduct()).toHaveValue("Polybrene");
  expect(getSubject()).toHaveValue("Inquiry for Polybrene");
});

it("lets the subject follow the product, until the subject is edited", async () => {
  fakeApi({});
  visit("/message?product=PEI", routes);

  await userEvent.type(await findProduct(), ", 5 mL");
  expect(getSubject()).toHaveValue("Inquiry for PEI, 5 mL");

  await userEvent.type(getSubject(), "?");
  await userEvent.clear(await findProduct());
  expect(getSubject()).toHaveValue("Inquiry for PEI, 5 mL?");
});

it("shows the form for another product after a message was sent", async () => {
  fakeApi({ "POST /api/contact-us/": { detail: "Done.", reference: "MS-7K3F92QX0T" } });
  const { go } = visit("/message?product=PEI", routes);
  for (const label of ["First name", "Last name", "Message"])
    await userEvent.type(await screen.findByLabelText(label), "Ada");
  await userEvent.type(screen.getByLabelText("Email"), "ada@lab.example");
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));
  await screen.findByText("MS-7K3F92QX0T");

  await act(() => go("/message?product=Polybrene"));

  expect(getSubject()).toHaveValue("Inquiry for Polybrene");
});

it("shortens a long product name to fit its fields, and removes line breaks", async () => {
  fakeApi({});
  visit(`/message?product=a%0D%0Ab${"c".repeat(400)}`, routes);

  expect(await findProduct()).toHaveValue(`a b${"c".repeat(297)}`);
  expect(getSubject()).toHaveValue(`Inquiry for a b${"c".repeat(185)}`);
});

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
