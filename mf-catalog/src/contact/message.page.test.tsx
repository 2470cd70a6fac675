import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen } from "@testing-library/react";
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
