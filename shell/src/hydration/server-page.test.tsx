import type { RouteObject } from "@ligate/platform/router";
import { RouterProvider } from "@ligate/platform/router";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createAppRouter } from "../app/create-router.ts";
import { renderPage } from "../app/render-page.tsx";
import { type Remotes, RemoteUnavailableError } from "../remotes/remotes.ts";
import { createServerPage, ServerPageContext } from "./server-page.ts";

jest.mock("@module-federation/enhanced/runtime", () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const loader = jest.fn(async () => "requested");
const routes: RouteObject[] = [
  { id: "contact", path: "contact", loader, lazy: async () => ({ Component: ContactPage }) },
  { id: "blog", path: "blog/:id", element: <h1>Blog</h1> },
];

/** The remote's code, which a test resolves or rejects. */
let code: PromiseWithResolvers<object>;

const remotes = {
  ownerOf: (path: string) =>
    /^.(contact|blog)/.test(path) ? { name: "mf-x", entry: "", addresses: [] } : undefined,
  load: jest.fn(() => code.promise),
} as unknown as Remotes;

/** Hydrates the frame of a server-rendered document before the page's code has loaded. */
async function hydrateFrame() {
  code = Promise.withResolvers();
  fakeApi({});
  jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  window.history.replaceState(null, "", "/contact");
  const rendered = await renderPage("mf-x", routes, "/contact", AbortSignal.timeout(5_000));
  if (!("body" in rendered)) throw new Error("not rendered");
  loader.mockClear();
  document.body.innerHTML = `<div>${rendered.body}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  recordEarlyInput();
  const page = createServerPage(remotes, { loaderData: rendered.loaderData });
  const router = createAppRouter(remotes, page);
  const errors: unknown[] = [];
  await act(async () => {
    render(
      <ServerPageContext value={page}>
        <RouterProvider router={router} />
      </ServerPageContext>,
      { container, hydrate: true, onRecoverableError: (e: unknown) => errors.push(e) } as never,
    );
  });
  return { router, errors };
}

/** As the inline script of the document does. */
function recordEarlyInput(): void {
  const [entered, pressed] = [new Map(), [] as HTMLButtonElement[]];
  const record = ({ target }: Event) => {
    if (target instanceof HTMLButtonElement) pressed.push(target);
    if (target instanceof HTMLInputElement) entered.set(target, [target.value, target.checked]);
  };
  for (const type of ["input", "click"]) document.addEventListener(type, record, true);
  const stop = () => {
    for (const type of ["input", "click"]) document.removeEventListener(type, record, true);
  };
  window.ligateEarlyClicks = { entered, pressed, stop };
}

/** Loads the page's code. */
const loadPage = () => act(async () => code.resolve({ routes }));

function ContactPage() {
  const [subject, setSubject] = useState("");
  const [sent, setSent] = useState("");
  return (
    <>
      <h1>Contact</h1>
      <input name="subject" value={subject} onChange={({ target }) => setSubject(target.value)} />
      <textarea name="message" />
      <button type="button" onClick={() => setSent(subject)}>
        Send
      </button>
      {sent && <p>Sent: {sent}</p>}
    </>
  );
}

it("keeps the elements of the server and what is typed into them until the code is there", async () => {
  const { errors } = await hydrateFrame();
  const heading = screen.getByRole("heading", { level: 1 });
  const [subject, message] = screen.getAllByRole("textbox") as [HTMLElement, HTMLElement];
  await userEvent.type(subject, "Titer");
  await userEvent.type(message, "Which?");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.queryByText(/Sent/)).toBeNull();

  await loadPage();
  expect(await screen.findByText("Sent: Titer")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toBe(heading);
  expect(subject).toHaveValue("Titer");
  expect(message).toHaveValue("Which?");
  expect(errors).toEqual([]);
  expect(loader).not.toHaveBeenCalled();
});

it("navigates to another page while the code is awaited, and back when it is there", async () => {
  const { router } = await hydrateFrame();
  await act(() => router.navigate("/nowhere"));
  expect(screen.getByRole("heading", { level: 1 })).not.toHaveTextContent("Contact");
  await loadPage();
  await act(() => router.navigate("/contact"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Contact");
  await userEvent.type(screen.getAllByRole("textbox")[0] as HTMLElement, "Titer");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByText("Sent: Titer")).toBeVisible();
  await act(() => router.navigate("/blog/1"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Blog");
});

it("keeps the page and its typed text below the error panel if its code fails to load", async () => {
  const { router } = await hydrateFrame();
  const [subject] = screen.getAllByRole("textbox") as [HTMLElement];
  await userEvent.type(subject, "Titer");
  jest.spyOn(console, "error").mockImplementation(() => {});
  await act(async () => code.reject(new RemoteUnavailableError("mf-x", new Error("down"))));
  expect(screen.getByRole("alert")).toHaveTextContent("This part of the store is not available");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Contact");
  expect(subject).toHaveValue("Titer");
  expect(subject).toBeVisible();
  await act(() => router.navigate("/nowhere"));
  code = Promise.withResolvers();
  code.resolve({ routes });
  await act(() => router.navigate("/contact"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Contact");
  expect(screen.queryByRole("alert")).toBeNull();
});
