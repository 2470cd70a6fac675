import { LOGIN_PATH } from "@ligate/contract/remotes/frame-paths";
import type { Session } from "@ligate/contract/session/schemas";
import { create } from "zustand";
import { ApiError, api } from "./api.ts";
import { notify } from "./notices.ts";
import { type LoaderFunctionArgs, redirect } from "./router.ts";

interface SessionState {
  /** `undefined` until the API has responded; always so on a server and in the first render. */
  session: Session | undefined;
}

const useSessionStore = create<SessionState>()(() => ({ session: undefined }));

let request: Promise<Session> | undefined;

async function fetchSession(): Promise<Session> {
  const session = await api.get("/api/session/");
  useSessionStore.setState({ session });
  return session;
}

/** The session of this document: one object for the shell and all remotes. */
export const session = {
  /** Requests the session, so that `useSession` learns of it. Call once, in the browser. */
  start(): void {
    // An unreachable API is reported where a page needs it.
    session.get().catch(() => {});
  },
  /** The session, requested once. After a failure the next call requests it again. */
  get(): Promise<Session> {
    request ??= fetchSession().catch((error) => {
      request = undefined;
      throw error;
    });
    return request;
  },
  /** Requests the session again: after a login, a logout or a sign-up. */
  refresh(): Promise<Session> {
    request = undefined;
    return session.get();
  },
  /** The last response; `undefined` before the first. */
  current: (): Session | undefined => useSessionStore.getState().session,
};

/** The session; `undefined` until the API has responded. */
export const useSession = (): Session | undefined => useSessionStore((state) => state.session);

/** The login page, which returns to `url` (an address of the store) after the login; by default to the home page. */
export function loginAddress(url: URL): string {
  if (url.pathname === "/") return LOGIN_PATH;
  return `${LOGIN_PATH}?redirectUrl=${encodeURIComponent((url.pathname + url.search).slice(1))}`;
}

/** For loaders of pages that require a login. @throws a redirect to the login page, which returns to this page */
export async function requireSignedIn({ request }: Pick<LoaderFunctionArgs, "request">): Promise<void> {
  const { isAuthenticated } = await session.get();
  if (!isAuthenticated) throw redirect(loginAddress(new URL(request.url)));
}

const ALREADY_SIGNED_IN = "Please sign out your account before logging or signing up an account.";

/** For the loaders of login and sign-up. @throws a redirect to the home page, with a notice */
export async function requireSignedOut(): Promise<void> {
  const { isAuthenticated } = await session.get();
  if (!isAuthenticated) return;
  notify("error", ALREADY_SIGNED_IN);
  throw redirect("/");
}

/**
 * Awaits a loader's request. A 401 means that the session has ended since `requireSignedIn`.
 * @throws a redirect to the login page on a 401; any other error as it is
 */
export async function redirectOn401<T>(request: Request, response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    // With an outdated session the login page would redirect to the home page.
    await session.refresh().catch(() => {});
    throw redirect(loginAddress(new URL(request.url)));
  }
}
