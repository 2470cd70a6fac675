import { provideFragments } from "@ligate/platform/fragment";
import { useRevalidator } from "@ligate/platform/router";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { fakeFragments } from "@ligate/platform/testing/fake-fragments";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aThreadSummary } from "../testing/message-samples.ts";
import { signedIn } from "../testing/responses.ts";
import { someUserInfo } from "../testing/samples.ts";

const THREADS = "GET /api/users/messages/";
const USER_INFO = "GET /api/users/view-user-info/";

const fakeMessages = (responses: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    ...signedIn,
    [USER_INFO]: someUserInfo(),
    [THREADS]: { threads: [aThreadSummary()], total: 1 },
    ...responses,
  });
const findThread = async (subject: string) => within(await screen.findByRole("article", { name: subject }));

beforeEach(fakeFragments);

it("lists the threads with kind, reference, topic and the newest message", async () => {
  fakeMessages({
    [THREADS]: {
      threads: [
        aThreadSummary({
          reference: "RQ-7K3F92QX0T",
          kind: "quote_request",
          subject: "Gene Knock-out",
          topic: { kind: "order", name: "Order 4334724101", url: "/profile/order/4334724101" },
          last_author: "staff",
          excerpt: "It costs $300.",
          unread: 2,
        }),
        aThreadSummary({ unread: 1, subject: "Delivery" }),
        aThreadSummary({ reference: "MS-OLD" }),
      ],
      total: 3,
    },
  });
  visit("/profile/messages", routes);

  const quote = await findThread("Gene Knock-out");
  expect(quote.getByRole("link", { name: "Gene Knock-out" })).toHaveAttribute(
    "href",
    "/profile/messages/RQ-7K3F92QX0T",
  );
  for (const text of ["Quote request", "RQ-7K3F92QX0T", "2 new answers"])
    expect(quote.getByText(text)).toBeVisible();
  expect(quote.getByText(/It costs/)).toHaveTextContent("Ligate: It costs $300.");
  expect(quote.getByRole("link", { name: "Order 4334724101" })).toHaveAttribute(
    "href",
    "/profile/order/4334724101",
  );
  expect((await findThread("Delivery")).getByText("New answer")).toBeVisible();
  const read = await findThread("Which titer?");
  expect(read.queryByText(/new answer/i)).not.toBeInTheDocument();
  expect(read.getByText(/does the kit have/)).toHaveTextContent("You: Which titer does the kit have?");
});

it("updates the number of unread answers in the menu", async () => {
  let unread_messages = 0;
  fakeMessages({
    "GET /api/session/": () => ({ ...signedIn["GET /api/session/"], unread_messages }),
    "GET /api/users/designs/": [],
  });
  const page = visit("/profile/designs", routes);
  expect(await screen.findByRole("link", { name: "Messages" })).toBeVisible();
  unread_messages = 1;

  await act(() => page.go("/profile/messages"));

  expect(await screen.findByRole("link", { name: "Messages (1 unread)" })).toBeVisible();
});

it("turns the pages of the list, which are in the address", async () => {
  const calls = fakeMessages({ [THREADS]: { threads: [aThreadSummary()], total: 11 } });
  const page = visit("/profile/messages", routes);
  expect(await screen.findByText("1–10 of 11")).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Next page" }));

  expect(await screen.findByText("11–11 of 11")).toBeVisible();
  expect(page.address()).toBe("/profile/messages?page_number=2&page_size=10");
  expect(calls.findLast(({ path }) => path === "/api/users/messages/")?.query.get("page_number")).toBe("2");
});

it("shows the last page for a page past the end, and the first for an invalid one", async () => {
  fakeMessages({ [THREADS]: { threads: [aThreadSummary()], total: 11 } });
  const page = visit("/profile/messages?page_number=9", routes);
  expect(await screen.findByText("11–11 of 11")).toBeVisible();

  await act(() => page.go("/profile/messages?page_number=-1&page_size=7"));

  expect(await screen.findByText("1–10 of 11")).toBeVisible();
});

it("explains an empty list, and has the contact form below it, with the customer's data", async () => {
  fakeMessages({ [THREADS]: { threads: [], total: 0 } });
  visit("/profile/messages", routes);

  expect(await screen.findByText(/You have not written to us yet/)).toBeVisible();
  const person = {
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@lab.example",
    institution: "Royal Institution",
  };
  expect(
    await within(screen.getByRole("region", { name: "Write to us" })).findByText(
      `mf-catalog/contact-form ${JSON.stringify({ person })}`,
    ),
  ).toBeVisible();
});

it("shows the list and the form without names if the account's data cannot be loaded", async () => {
  fakeMessages({ [USER_INFO]: problem(500, "Something went wrong.") });
  visit("/profile/messages", routes);

  expect(await findThread("Which titer?")).toBeDefined();
  expect(
    await screen.findByText('mf-catalog/contact-form {"person":{"email":"ada@lab.example"}}'),
  ).toBeVisible();
});

it("lists a message that the form has sent, and keeps the form", async () => {
  let threads = [aThreadSummary()];
  fakeMessages({ [THREADS]: () => ({ threads, total: threads.length }) });
  provideFragments(async () => ({ Component: SentForm }));
  visit("/profile/messages", routes);
  await findThread("Which titer?");
  threads = [aThreadSummary({ reference: "MS-NEW", subject: "A second question" }), ...threads];

  await userEvent.click(await screen.findByRole("button", { name: "Send" }));

  expect(await findThread("A second question")).toBeDefined();
  expect(screen.getByRole("button", { name: "Send" })).toBeVisible();
});

/** Loads the page's data again after a submission, as the forms of mf-catalog do. */
function SentForm() {
  const { revalidate } = useRevalidator();
  return (
    <button type="button" onClick={revalidate}>
      Send
    </button>
  );
}

function LoadedForm() {
  return <p>The form</p>;
}

it("keeps the list if the form cannot be loaded, and loads it again on Retry", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  fakeMessages();
  let isOffline = true;
  const load = jest.fn(async () => {
    if (isOffline) throw new Error("offline");
    return { Component: LoadedForm };
  });
  provideFragments(load);
  visit("/profile/messages", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent(/^The form could not be loaded/);
  expect(screen.getByRole("link", { name: "Open the contact page" })).toHaveAttribute("href", "/contact");
  expect(screen.getByRole("article", { name: "Which titer?" })).toBeVisible();
  isOffline = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));

  expect(await screen.findByText("The form")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("offers to reload the page if the form fails again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  fakeMessages();
  provideFragments(() => Promise.reject(new Error("offline")));
  visit("/profile/messages", routes);

  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));

  expect(await screen.findByRole("button", { name: "Reload this page" })).toBeVisible();
});

it("shows an error in the account's frame, with a Retry that works", async () => {
  const responses = [problem(500, "Something went wrong."), { threads: [aThreadSummary()], total: 1 }];
  fakeMessages({ [THREADS]: () => responses.shift() });
  visit("/profile/messages", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong.");
  expect(screen.getByRole("navigation", { name: "Account" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));

  expect(await findThread("Which titer?")).toBeDefined();
});

it("redirects to the login without a session, and when it ends", async () => {
  fakeApi({});
  const page = visit("/profile/messages?page_number=2", routes);
  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=profile%2Fmessages%3Fpage_number%3D2");
  page.unmount();

  let isAuthenticated = true;
  fakeMessages({
    "GET /api/session/": () => ({ isAuthenticated }),
    [THREADS]: () => {
      isAuthenticated = false;
      return problem(401, "Please log in to continue.");
    },
  });
  visit("/profile/messages", routes);
  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
});
