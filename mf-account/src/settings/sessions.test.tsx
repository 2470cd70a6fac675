import type { ActiveSession } from "@ligate/contract/session/schemas";
import { useNotices } from "@ligate/platform/notices";
import { type Call, fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { settings, signedIn } from "../testing/responses.ts";
import { aBrowserSession } from "../testing/samples.ts";

const here = aBrowserSession({ id: "s0", device: "Chrome on Linux", is_current: true });
const END_OTHERS = "POST /api/users/sessions/end-others/";

/** Fakes an account that is logged in here, on Windows and on an iPhone. */
function visitSettings(responses: Record<string, object> = {}) {
  let sessions: ActiveSession[] = [
    here,
    aBrowserSession(),
    aBrowserSession({ id: "s2", device: "Safari on iPhone", address: "2001:db8::1" }),
  ];
  const calls = fakeApi({
    ...signedIn,
    ...settings,
    "GET /api/users/sessions/": () => ({ sessions }),
    "DELETE /api/users/sessions/s1/": () => {
      sessions = sessions.filter(({ id }) => id !== "s1");
      return { detail: "You are logged out of Firefox on Windows." };
    },
    [END_OTHERS]: () => {
      sessions = [here];
      return { detail: "You are logged out of 2 other browsers." };
    },
    ...responses,
  });
  return { calls, ...visit("/profile/settings", routes) };
}
const findRows = async () =>
  within(await screen.findByRole("region", { name: "Where you are logged in" })).getAllByRole("listitem");
const countWrites = (calls: Call[]) => calls.filter(({ method }) => method !== "GET").length;
const LOG_OUT = "Log out of Firefox on Windows, IP address 192.0.2.7";

beforeEach(() => useNotices.setState({ notices: [] }));

it("lists the browsers with address and last use, and marks this one", async () => {
  visitSettings();

  const [current, other] = await findRows();
  expect(current).toHaveTextContent("Chrome on Linux This browser");
  expect(within(current as HTMLElement).queryByRole("button")).not.toBeInTheDocument();
  expect(other).toHaveTextContent(
    "Firefox on Windows IP address 192.0.2.7. Last used on May 2, 2025. Logged in since May 1, 2025.",
  );
});

it("logs out of one browser, with one request for a double click", async () => {
  const { calls } = visitSettings();
  await findRows();

  await userEvent.dblClick(screen.getByRole("button", { name: LOG_OUT }));

  await waitFor(() => expect(screen.queryByText("Firefox on Windows")).not.toBeInTheDocument());
  expect(screen.getByText("Safari on iPhone")).toBeVisible();
  expect(countWrites(calls)).toBe(1);
  expect(useNotices.getState().notices).toMatchObject([
    { kind: "success", text: "You are logged out of Firefox on Windows." },
  ]);
});

it("logs out of every other browser", async () => {
  visitSettings();
  await findRows();

  await userEvent.click(screen.getByRole("button", { name: "Log out everywhere else" }));

  await waitFor(async () => expect(await findRows()).toHaveLength(1));
  expect(screen.getByText("Chrome on Linux")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Log out everywhere else" })).not.toBeInTheDocument();
});

it("shows that a session had ended already, and loads the list again", async () => {
  const { calls } = visitSettings({ "DELETE /api/users/sessions/s1/": problem(404, "No such session.") });
  await findRows();

  await userEvent.click(screen.getByRole("button", { name: LOG_OUT }));

  expect(await screen.findByRole("alert")).toHaveTextContent("No such session.");
  expect(calls.filter(({ path }) => path === "/api/users/sessions/")).toHaveLength(2);
});

it("redirects to the login when this session has ended", async () => {
  const { address } = visitSettings({
    [END_OTHERS]: () => {
      fakeApi({});
      return problem(401, "Please log in to continue.");
    },
  });
  await findRows();

  await userEvent.click(screen.getByRole("button", { name: "Log out everywhere else" }));

  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(address()).toBe("/login?redirectUrl=profile%2Fsettings");
});

it("shows an error with a way to retry when the settings cannot be loaded", async () => {
  visitSettings({ "GET /api/users/sessions/": problem(503, "The store is busy.") });

  expect(await screen.findByRole("alert")).toHaveTextContent("The store is busy.");
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
});
