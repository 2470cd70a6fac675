import { RouterProvider } from "@ligate/platform/router";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { createAppRouter } from "../app/create-router.ts";
import { type Remotes, RemoteUnavailableError } from "../remotes/remotes.ts";
import {
  captureServerRenderedPage,
  type ServerRenderedPage,
  ServerRenderedPageContext,
} from "./server-rendered-placeholder.tsx";

jest.mock("@module-federation/enhanced/runtime", () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

/** The remote's code, which a test resolves or rejects. */
let code: PromiseWithResolvers<object>;
let container: HTMLElement;

interface AppProps {
  router: ReturnType<typeof createAppRouter>;
  page?: ServerRenderedPage;
}

function App({ router, page }: AppProps) {
  return (
    <ServerRenderedPageContext value={page}>
      <RouterProvider router={router} />
    </ServerRenderedPageContext>
  );
}

const remotes = {
  ownerOf: (path: string) => (path === "/contact" ? { name: "mf-x", entry: "", addresses: [] } : undefined),
  load: () => code.promise,
} as unknown as Remotes;

/** Hydrates the frame of a server-rendered document before the page's code has loaded. @returns the page's field */
async function hydrateFrame() {
  code = Promise.withResolvers();
  fakeApi({});
  jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  window.history.replaceState(null, "", "/contact");
  container = document.body.appendChild(document.createElement("div"));
  const frame = renderToString(<App router={createAppRouter(remotes)} />);
  const html =
    '<div data-remote="mf-x"><h1>Contact</h1><form><input name="subject"><button type="button">Send</button></form></div>';
  container.innerHTML = frame.replace(/<p class="pending".*?<\/p>/, html);
  await userEvent.type(screen.getByRole("textbox"), "Titer");
  const page = captureServerRenderedPage();
  const router = createAppRouter(remotes, undefined, page?.shown);
  await act(async () => {
    render(<App router={router} page={page} />, { container, hydrate: true });
  });
  return screen.getByRole("textbox");
}

afterEach(() => container.remove());

/** Loads the page's code: a form with the same field. */
const loadPage = () =>
  act(async () => code.resolve({ routes: [{ id: "contact", path: "contact", element: <ContactForm /> }] }));

function ContactForm() {
  const [subject, setSubject] = useState("");
  const [sent, setSent] = useState("");
  return (
    <>
      <h1>Hydrated</h1>
      <form action={() => setSent(subject)}>
        <input name="subject" value={subject} onChange={({ target }) => setSubject(target.value)} />
        <button type="submit">Send</button>
      </form>
      {sent && <p>Sent: {sent}</p>}
    </>
  );
}

it("keeps the server-rendered page inside the hydrated frame until its code has loaded", async () => {
  const field = await hydrateFrame();
  const account = screen.getByRole("button", { name: "Account" });
  expect(account).toBeVisible();
  expect(screen.getByRole("textbox")).toBe(field);

  await loadPage();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Hydrated");
  expect(screen.getByRole("button", { name: "Account" })).toBe(account);
  await waitFor(() => expect(screen.getByRole("textbox")).toHaveValue("Titer"));
});

it("sends a form whose button was clicked before the page's code has loaded", async () => {
  await hydrateFrame();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));

  await loadPage();

  expect(await screen.findByText("Sent: Titer")).toBeVisible();
});

it("keeps the page and its typed text below the error panel if its code fails to load", async () => {
  await hydrateFrame();
  await act(async () => code.reject(new RemoteUnavailableError("mf-x", new Error("down"))));
  expect(screen.getByRole("alert")).toHaveTextContent("This part of the store is not available");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Contact");
  expect(screen.getByRole("textbox")).toHaveValue("Titer");
});
