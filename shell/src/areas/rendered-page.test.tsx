import { RouterProvider } from "@ligate/platform/router";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { createStoreRouter } from "./areas.ts";
import { AreaUnavailable, type Remotes } from "./remotes.ts";
import { HeldPage, holdRenderedPage } from "./rendered-page.tsx";

jest.mock("@module-federation/enhanced/runtime", () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

/** What the test decides on: the remote's code arrives, or fails. */
let code: PromiseWithResolvers<object>;
let container: HTMLElement;

function Store({
  router,
  held,
}: {
  router: ReturnType<typeof createStoreRouter>;
  held?: ReturnType<typeof holdRenderedPage>;
}) {
  return (
    <HeldPage value={held}>
      <RouterProvider router={router} />
    </HeldPage>
  );
}

const remotes = {
  ownerOf: (path: string) => (path === "/contact" ? { name: "mf-x", entry: "", addresses: [] } : undefined),
  load: () => code.promise,
} as unknown as Remotes;

/** A document with a rendered page in its frame, which comes to life before the page's code is there. */
async function arriveEarly() {
  code = Promise.withResolvers();
  fakeApi({});
  jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  window.history.replaceState(null, "", "/contact");
  container = document.body.appendChild(document.createElement("div"));
  const frame = renderToString(<Store router={createStoreRouter(remotes)} />);
  const page = '<div data-boundary="mf-x"><h1>Contact</h1><input name="subject"></div>';
  container.innerHTML = frame.replace(/<p class="pending".*?<\/p>/, page);
  await userEvent.type(screen.getByRole("textbox"), "Titre");
  const held = holdRenderedPage();
  const router = createStoreRouter(remotes, undefined, held?.shown);
  await act(async () => {
    render(<Store router={router} held={held} />, { container, hydrate: true });
  });
  return screen.getByRole("textbox");
}

afterEach(() => container.remove());

/** The page's code is there: a form like the one that came rendered. */
const arriveLate = () =>
  act(async () => code.resolve({ routes: [{ id: "contact", path: "contact", element: <AliveForm /> }] }));

function AliveForm() {
  const [subject, setSubject] = useState("");
  return (
    <>
      <h1>Alive</h1>
      <input name="subject" value={subject} onChange={({ target }) => setSubject(target.value)} />
    </>
  );
}

it("keeps the page that came rendered as it stands, in a living frame, until its code arrives", async () => {
  const field = await arriveEarly();
  const account = screen.getByRole("button", { name: "Account" });
  expect(account).toBeVisible();
  expect(screen.getByRole("textbox")).toBe(field);

  await arriveLate();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Alive");
  expect(screen.getByRole("button", { name: "Account" })).toBe(account);
  await waitFor(() => expect(screen.getByRole("textbox")).toHaveValue("Titre"));
});

it("leaves it readable below the panel where its code fails, with what was typed", async () => {
  await arriveEarly();
  await act(async () => code.reject(new AreaUnavailable("mf-x", new Error("down"))));
  expect(screen.getByRole("alert")).toHaveTextContent("This part of the store is not available");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Contact");
  expect(screen.getByRole("textbox")).toHaveValue("Titre");
});
