import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";

const SENT = "POST /api/contact-us/";
const RECEIVED = { detail: "Done.", reference: "MS-7K3F92QX0T" };
const THANKS = "Form submitted! We will get back to you as soon as possible!";

const entries = {
  "First name": "Ada",
  "Last name": "Byron",
  Email: "Ada@Lab.example",
  Subject: "A question",
  Message: "Which titre?",
};

async function fill(some: Partial<Record<keyof typeof entries, string>> = entries) {
  for (const [label, text] of Object.entries(some)) {
    await userEvent.clear(await screen.findByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  }
}
const send = async () => userEvent.click(await screen.findByRole("button", { name: "Send message" }));
const sent = (calls: ReturnType<typeof fakeApi>) => calls.filter(({ method }) => method === "POST");

it("sends what was typed and says that it has arrived, under which number", async () => {
  const calls = fakeApi({ [SENT]: RECEIVED });
  visit("/contact", routes);

  await fill();
  await send();

  const thanks = await screen.findByRole("status");
  expect(thanks).toHaveTextContent(new RegExp(`^${THANKS.replaceAll("!", "\\!")}$`));
  expect(thanks.parentElement).toHaveFocus();
  expect(thanks.parentElement).toHaveTextContent(
    "Your reference number is MS-7K3F92QX0T. We have sent it to ada@lab.example.",
  );
  expect(sent(calls).map(({ body }) => body)).toEqual([
    {
      firstName: "Ada",
      lastName: "Byron",
      email: "ada@lab.example",
      phone: "",
      subject: "A question",
      message: "Which titre?",
    },
  ]);
});

it("brings the form back for another message, with the name of who wrote", async () => {
  fakeApi({ [SENT]: RECEIVED });
  visit("/contact", routes);
  await fill();
  await send();

  await userEvent.click(await screen.findByRole("button", { name: "Send another message" }));

  expect(screen.getByLabelText("First name")).toHaveValue("Ada");
  expect(screen.getByLabelText("Email")).toHaveValue("ada@lab.example");
  expect(screen.getByLabelText("Message")).toHaveValue("");
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

it("names all that is missing, and sends nothing", async () => {
  const calls = fakeApi({});
  visit("/contact", routes);

  await send();

  expect(await screen.findByRole("alert")).toHaveTextContent("Please complete all required fields.");
  for (const label of ["First name", "Last name", "Subject", "Message"])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(`${label} is required`);
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Invalid email address.");
  expect(screen.getByLabelText(/^Phone/)).toBeValid();
  expect(screen.getByLabelText("First name")).toHaveFocus();
  expect(sent(calls)).toEqual([]);
});

it("keeps everything where it cannot be sent, and sends it again", async () => {
  const answers = [problem(500, "Something went wrong. Please try again."), RECEIVED];
  fakeApi({ [SENT]: () => answers.shift() });
  visit("/contact", routes);
  await fill();
  await send();

  expect(await screen.findByRole("alert")).toHaveTextContent(/^An error has occurred. Please try again.$/);
  for (const [label, text] of Object.entries(entries)) expect(screen.getByLabelText(label)).toHaveValue(text);

  await send();
  expect(await screen.findByRole("status")).toHaveTextContent(THANKS);
});

it("takes the message away after ten seconds", async () => {
  fakeApi({ [SENT]: problem(500, "Something went wrong.") });
  visit("/contact", routes);
  await fill();
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole("button", { name: "Send message" }));
    expect(await screen.findByRole("alert")).toBeVisible();

    act(() => jest.advanceTimersByTime(10_000));

    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Message")).toHaveValue("Which titre?");
  } finally {
    jest.useRealTimers();
  }
});

it("puts what the server says of a field there", async () => {
  fakeApi({ [SENT]: problem(400, "Please check.", { fields: { subject: "Subject is odd." } }) });
  visit("/contact", routes);
  await fill();
  await send();

  expect(await screen.findByRole("alert")).toHaveTextContent("An error has occurred. Please try again.");
  expect(screen.getByLabelText("Subject")).toHaveAccessibleDescription("Subject is odd.");
});

it("says when to come back after too many messages", async () => {
  const tooMany = "Too many messages were sent. Please try again in 40 minutes.";
  fakeApi({ [SENT]: problem(429, tooMany) });
  visit("/contact", routes);
  await fill();
  await send();

  expect(await screen.findByRole("alert")).toHaveTextContent(tooMany);
});

it("sends a double click once", async () => {
  const calls = fakeApi({ [SENT]: RECEIVED });
  visit("/contact", routes);
  await fill();

  await userEvent.dblClick(screen.getByRole("button", { name: "Send message" }));

  expect(await screen.findByRole("status")).toHaveTextContent(THANKS);
  expect(sent(calls)).toHaveLength(1);
});
