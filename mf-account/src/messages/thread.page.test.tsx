import { useNotices } from "@ligate/platform/notices";
import { session } from "@ligate/platform/session";
import { blockStorage } from "@ligate/platform/testing/blocked-storage";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aMessage, aThread } from "../testing/message-samples.ts";
import { emptyCart, signedIn } from "../testing/responses.ts";

const ADDRESS = "/profile/messages/MS-7K3F92QX0T";
const THREAD = "GET /api/users/messages/MS-7K3F92QX0T/";
const READ = "POST /api/users/messages/MS-7K3F92QX0T/read/";
const REPLY = "POST /api/users/messages/MS-7K3F92QX0T/reply/";
const REPLY_PATH = "/api/users/messages/MS-7K3F92QX0T/reply/";
const RECEIPT = { detail: "Done.", reference: "MS-7K3F92QX0T" };

const fakeThread = (responses: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ ...signedIn, [THREAD]: aThread(), ...responses });
const findForm = () => screen.findByLabelText("Your message");
const send = () => userEvent.click(screen.getByRole("button", { name: "Send reply" }));

beforeEach(() => useNotices.setState({ notices: [] }));

it("shows the messages in order, with their authors, the fields of the form and the topic", async () => {
  fakeThread({
    [THREAD]: aThread({
      kind: "quote_request",
      topic: { kind: "product", name: "CRISPR KO Kit", url: "/products/item/KO-LA" },
      messages: [
        aMessage({ details: [{ name: "Species", value: "Mouse" }], text: "First line.\nSecond line." }),
        aMessage({ id: 2, author: "staff", text: "It costs $300." }),
      ],
    }),
  });
  visit(ADDRESS, routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Which titer?");
  expect(screen.getByText("MS-7K3F92QX0T")).toBeVisible();
  expect(screen.getByRole("link", { name: "CRISPR KO Kit" })).toHaveAttribute("href", "/products/item/KO-LA");
  const [mine, answer] = within(screen.getByRole("list", { name: "Messages" })).getAllByRole("article");
  expect(mine).toHaveAccessibleName("You");
  expect(within(mine as HTMLElement).getByText("Species").nextSibling).toHaveTextContent("Mouse");
  expect(within(mine as HTMLElement).getByText(/^First line/).textContent).toBe("First line.\nSecond line.");
  expect(within(mine as HTMLElement).queryByText(/not from your verified account/)).not.toBeInTheDocument();
  expect(answer).toHaveAccessibleName("Ligate");
  expect(answer).toHaveTextContent("It costs $300.");
});

it("collapses a long sequence, which can be copied", async () => {
  const bases = "ATGGTC".repeat(300);
  const details = [
    { name: "Insert", value: "NanoLuc, 1,800 bp", sequence: bases },
    { name: "Guide", value: "Your own, GACCCCCTCCACCCCGCCTC" },
  ];
  fakeThread({ [THREAD]: aThread({ messages: [aMessage({ details })] }) });
  visit(ADDRESS, routes);

  expect((await screen.findByText("Insert", { selector: "dt" })).nextSibling).toHaveTextContent(
    "NanoLuc, 1,800 bp",
  );
  expect(screen.getByText("Guide").nextSibling).toHaveTextContent("Your own, GACCCCCTCCACCCCGCCTC");
  expect(screen.getByLabelText("Sequence of Insert")).toHaveValue(bases);
  expect(screen.getByLabelText("Sequence of Insert")).not.toBeVisible();
  expect(screen.getByRole("button", { name: "Copy the sequence of Insert" })).toBeVisible();
});

it("notes which message was not sent from the verified account", async () => {
  fakeThread({ [THREAD]: aThread({ messages: [aMessage({ sent_signed_out: true })] }) });
  visit(ADDRESS, routes);

  expect(await screen.findByText(/not from your verified account/)).toBeVisible();
});

it("marks the answers that it shows as read, and updates the number in the menu", async () => {
  let unread_messages = 1;
  const calls = fakeThread({
    "GET /api/session/": () => ({ ...signedIn["GET /api/session/"], unread_messages }),
    [THREAD]: aThread({
      unread: 1,
      messages: [aMessage(), aMessage({ id: 7, author: "staff", is_unread: true }), aMessage({ id: 8 })],
    }),
    [READ]: () => {
      unread_messages = 0;
      return { detail: "Done." };
    },
  });
  visit(ADDRESS, routes);

  expect(await screen.findByText("New")).toBeVisible();
  expect(await screen.findByRole("link", { name: "Messages" })).toHaveTextContent(/^Messages$/);
  expect(postedBodies(calls)).toEqual([{ last_message_id: 7 }]);
  expect(screen.getByText("New")).toBeVisible();
});

it("marks nothing in a thread without unread answers, and shows it if marking fails", async () => {
  const calls = fakeThread();
  const page = visit(ADDRESS, routes);
  await findForm();
  expect(postedBodies(calls)).toEqual([]);
  page.unmount();

  const failing = fakeThread({
    [THREAD]: aThread({ messages: [aMessage({ author: "staff", is_unread: true })] }),
    [READ]: problem(503, "Busy."),
  });
  visit(ADDRESS, routes);
  await findForm();
  await waitFor(() => expect(postedBodies(failing)).toHaveLength(1));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("sends an answer once on a double click, shows it in the thread and empties the form", async () => {
  const messages = [aMessage()];
  const calls = fakeThread({
    [THREAD]: () => aThread({ messages }),
    [REPLY]: ({ body }: { body: unknown }) => {
      messages.push(aMessage({ id: 2, text: (body as { message: string }).message }));
      return RECEIPT;
    },
  });
  const page = visit(ADDRESS, routes);
  await userEvent.type(await findForm(), "At 10^8 TU/ml?");

  await userEvent.dblClick(screen.getByRole("button", { name: "Send reply" }));

  expect(await screen.findByRole("status")).toHaveTextContent("Your reply has been sent.");
  const list = within(screen.getByRole("list", { name: "Messages" }));
  expect(await list.findByText("At 10^8 TU/ml?")).toBeVisible();
  expect(screen.getByLabelText("Your message")).toHaveValue("");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(postedBodies(calls)).toEqual([{ message: "At 10^8 TU/ml?" }]);
  page.unmount();

  visit(ADDRESS, routes);
  expect(await findForm()).toHaveValue("");
});

it("requires a text", async () => {
  const calls = fakeThread();
  visit(ADDRESS, routes);
  await findForm();
  await send();

  expect(await screen.findByText("Message is required")).toBeVisible();
  expect(postedBodies(calls)).toEqual([]);
});

it("keeps the text after an error and a reload", async () => {
  const tooMany = "Too many messages were sent. Please try again in 40 minutes.";
  fakeThread({ [REPLY]: problem(429, tooMany) });
  const page = visit(ADDRESS, routes);
  await userEvent.type(await findForm(), "A long question");
  await send();

  expect(await screen.findByRole("alert")).toHaveTextContent(tooMany);
  expect(screen.getByLabelText("Your message")).toHaveValue("A long question");
  page.unmount();
  visit(ADDRESS, routes);

  expect(await findForm()).toHaveValue("A long question");
});

it("keeps the drafts of two threads apart", async () => {
  fakeThread({ "GET /api/users/messages/RQ-1/": aThread({ reference: "RQ-1", subject: "Another" }) });
  const page = visit(ADDRESS, routes);
  await userEvent.type(await findForm(), "For the first");

  await act(() => page.go("/profile/messages/RQ-1"));

  expect(await screen.findByRole("heading", { name: "Another" })).toBeVisible();
  expect(screen.getByLabelText("Your message")).toHaveValue("");
});

it("asks to log in when the session has ended, and restores the text afterwards", async () => {
  let isAuthenticated = true;
  fakeThread({
    ...emptyCart,
    "GET /api/session/": () => (isAuthenticated ? signedIn["GET /api/session/"] : { isAuthenticated }),
    [REPLY]: () => {
      isAuthenticated = false;
      return problem(401, "Please log in to continue.");
    },
  });
  const page = visit(ADDRESS, routes);
  await userEvent.type(await findForm(), "A long question");
  await send();
  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=profile%2Fmessages%2FMS-7K3F92QX0T");

  isAuthenticated = true;
  await act(() => session.refresh());
  await act(() => page.go(ADDRESS));

  expect(await findForm()).toHaveValue("A long question");
});

it("sends an answer if the browser blocks its storage", async () => {
  blockStorage();
  const calls = fakeThread({ [REPLY]: RECEIPT });
  visit(ADDRESS, routes);
  await userEvent.type(await findForm(), "A question");
  await send();

  expect(await screen.findByRole("status")).toHaveTextContent("Your reply has been sent.");
  expect(postedBodies(calls, REPLY_PATH)).toEqual([{ message: "A question" }]);
});

it("shows a missing thread in the account's frame, with a link to the list", async () => {
  fakeThread({ "GET /api/users/messages/MS-NOPE/": problem(404, "No such message was found.") });
  visit("/profile/messages/MS-NOPE", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No such message was found.");
  const menu = within(screen.getByRole("navigation", { name: "Account" }));
  expect(menu.getByRole("link", { name: "Messages" })).toHaveAttribute("aria-current", "true");
  expect(screen.getAllByRole("link", { name: "Messages" })).toHaveLength(2);
});
