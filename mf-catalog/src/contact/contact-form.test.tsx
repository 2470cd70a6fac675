import type { FragmentProps } from "@ligate/contract/remotes/fragments";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { Component } from "./contact-form.fragment.tsx";

const MESSAGE = "POST /api/contact-us/";
const RECEIPT = { detail: "Done.", reference: "MS-7K3F92QX0T" };
const THANKS = "Form submitted! We will get back to you as soon as possible!";

const entries = {
  "First name": "Ada",
  "Last name": "Byron",
  Email: "Ada@Lab.example",
  Subject: "A question",
  Message: "Which titer?",
};

async function fill(values: Partial<Record<keyof typeof entries, string>> = entries) {
  for (const [label, text] of Object.entries(values)) {
    await userEvent.clear(await screen.findByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  }
}
const submit = async () => userEvent.click(await screen.findByRole("button", { name: "Send message" }));
it("submits the message and shows a receipt with the reference number", async () => {
  const calls = fakeApi({ [MESSAGE]: RECEIPT });
  visit("/contact", routes);

  await fill();
  await submit();

  const message = await screen.findByRole("status");
  expect(message).toHaveTextContent(new RegExp(`^${THANKS.replaceAll("!", "\\!")}$`));
  expect(message.parentElement).toHaveFocus();
  expect(message.parentElement).toHaveTextContent(
    "Your reference number is MS-7K3F92QX0T. We have sent it to ada@lab.example.",
  );
  expect(postedBodies(calls)).toEqual([
    {
      firstName: "Ada",
      lastName: "Byron",
      email: "ada@lab.example",
      phone: "",
      subject: "A question",
      message: "Which titer?",
    },
  ]);
});

it("returns to the form for another message, with the contact details of the sender", async () => {
  fakeApi({ [MESSAGE]: RECEIPT });
  visit("/contact", routes);
  await fill();
  await submit();

  await userEvent.click(await screen.findByRole("button", { name: "Send another message" }));

  expect(screen.getByLabelText("First name")).toHaveValue("Ada");
  expect(screen.getByLabelText("Email")).toHaveValue("ada@lab.example");
  expect(screen.getByLabelText("Message")).toHaveValue("");
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

it("reports all missing fields and submits nothing", async () => {
  const calls = fakeApi({});
  visit("/contact", routes);

  await submit();

  expect(await screen.findByRole("alert")).toHaveTextContent("Please complete all required fields.");
  for (const label of ["First name", "Last name", "Subject", "Message"])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(`${label} is required`);
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Invalid email address.");
  expect(screen.getByLabelText(/^Phone/)).toBeValid();
  expect(screen.getByLabelText("First name")).toHaveFocus();
  expect(postedBodies(calls)).toEqual([]);
});

it("keeps the input if the submission fails, and can submit it again", async () => {
  const responses = [problem(500, "Something went wrong. Please try again."), RECEIPT];
  fakeApi({ [MESSAGE]: () => responses.shift() });
  visit("/contact", routes);
  await fill();
  await submit();

  expect(await screen.findByRole("alert")).toHaveTextContent(/^An error has occurred. Please try again.$/);
  for (const [label, text] of Object.entries(entries)) expect(screen.getByLabelText(label)).toHaveValue(text);

  await submit();
  expect(await screen.findByRole("status")).toHaveTextContent(THANKS);
});

it("hides the error after ten seconds", async () => {
  fakeApi({ [MESSAGE]: problem(500, "Something went wrong.") });
  visit("/contact", routes);
  await fill();
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole("button", { name: "Send message" }));
    expect(await screen.findByRole("alert")).toBeVisible();

    act(() => jest.advanceTimersByTime(10_000));

    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Message")).toHaveValue("Which titer?");
  } finally {
    jest.useRealTimers();
  }
});

it("shows field errors of the API at their fields", async () => {
  fakeApi({ [MESSAGE]: problem(400, "Please check.", { fields: { subject: "Subject is not valid." } }) });
  visit("/contact", routes);
  await fill();
  await submit();

  expect(await screen.findByRole("alert")).toHaveTextContent("An error has occurred. Please try again.");
  expect(screen.getByLabelText("Subject")).toHaveAccessibleDescription("Subject is not valid.");
});

it("shows the message of a rate limit", async () => {
  const tooMany = "Too many messages were sent. Please try again in 40 minutes.";
  fakeApi({ [MESSAGE]: problem(429, tooMany) });
  visit("/contact", routes);
  await fill();
  await submit();

  expect(await screen.findByRole("alert")).toHaveTextContent(tooMany);
});

it("submits once on a double click", async () => {
  const calls = fakeApi({ [MESSAGE]: RECEIPT });
  visit("/contact", routes);
  await fill();

  await userEvent.dblClick(screen.getByRole("button", { name: "Send message" }));

  expect(await screen.findByRole("status")).toHaveTextContent(THANKS);
  expect(postedBodies(calls)).toHaveLength(1);
});

const renderFragment = (props: FragmentProps<"mf-catalog/contact-form">) =>
  visit("/", [{ index: true, element: <Component {...props} /> }]);

it("renders without a heading and fills in the contact details of the embedding page", async () => {
  fakeApi({ "POST /api/contact-us/": { detail: "Done.", reference: "MS-7K3F92QX0T" } });
  renderFragment({ person: { firstName: "Ada", lastName: "Byron", email: "ada@lab.example" } });

  await userEvent.type(await screen.findByLabelText("Subject"), "A question");
  await userEvent.type(screen.getByLabelText("Message"), "Which titer?");
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));

  expect(await screen.findByText("MS-7K3F92QX0T")).toBeVisible();
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});

it("fills in the product of the embedding page", async () => {
  fakeApi({});
  renderFragment({ product: "SYBR qPCR mix 2×" });

  expect(await screen.findByLabelText("Subject")).toHaveValue("Inquiry for SYBR qPCR mix 2×");
});

it("loads the data of the embedding page again after a submission, and keeps the receipt", async () => {
  fakeApi({ "POST /api/contact-us/": { detail: "Done.", reference: "MS-7K3F92QX0T" } });
  const loader = jest.fn(() => null);
  const person = { firstName: "Ada", lastName: "Byron", email: "ada@lab.example" };
  visit("/", [{ index: true, loader, element: <Component person={person} /> }]);
  await userEvent.type(await screen.findByLabelText("Subject"), "A question");
  await userEvent.type(screen.getByLabelText("Message"), "Which titer?");
  expect(loader).toHaveBeenCalledTimes(1);

  await userEvent.click(screen.getByRole("button", { name: "Send message" }));

  expect(await screen.findByText("MS-7K3F92QX0T")).toBeVisible();
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
  expect(screen.getByText("MS-7K3F92QX0T")).toBeVisible();
});
