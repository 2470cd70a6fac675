import type { Session } from "@ligate/contract/session/schemas";
import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useSyncExternalStore,
} from "react";
import { ApiError, api } from "./api.ts";
import { notify } from "./notices.ts";
import { type LoaderFunctionArgs, redirect } from "./router.ts";

/** `undefined` until the API has answered: what is rendered before that is the same for everybody. */
export type SessionState = Session | undefined;

let current: SessionState;
let asked: Promise<Session> | undefined;
const listeners = new Set<() => void>();

function tell(session: SessionState): void {
  current = session;
  for (const listener of listeners) listener();
}

async function ask(): Promise<Session> {
  const session = await api.get("/api/session/");
  tell(session);
  return session;
}

/** The session of this page: one object, the same for shell and remotes. */
export const session = {
  /** The session, asked for once. A failed answer is asked for again. */
  get(): Promise<Session> {
    asked ??= ask().catch((error) => {
      asked = undefined;
      throw error;
    });
    return asked;
  },
  /** Asks afresh: after login, logout and sign-up. */
  refresh(): Promise<Session> {
    asked = undefined;
    return session.get();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): SessionState => current,
};

const SessionContext = createContext<SessionState>(undefined);

/** Provides the session to everything below it, and starts it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(session.subscribe, session.current, () => undefined);
  useEffect(() => {
    // A store that cannot be reached shows its own message where something is needed of it.
    session.get().catch(() => {});
  }, []);
  return createElement(SessionContext, { value: state }, children);
}

/** Who is here; `undefined` while it is not known yet. */
export const useSession = (): SessionState => useContext(SessionContext);

/** The login page, with the way back to an address of the store. */
export function loginAddress(url: URL): string {
  return `/login?redirectUrl=${encodeURIComponent((url.pathname + url.search).slice(1))}`;
}

/** For loaders of pages that need a user. @throws a redirect to the login, which leads back here */
export async function requireSignedIn({ request }: Pick<LoaderFunctionArgs, "request">): Promise<void> {
  const { isAuthenticated } = await session.get();
  if (!isAuthenticated) throw redirect(loginAddress(new URL(request.url)));
}

const ALREADY_SIGNED_IN = "Please sign out your account before logging or signing up an account.";

/** For loaders of login and sign-up. @throws a redirect home, with a notice */
export async function requireSignedOut(): Promise<void> {
  const { isAuthenticated } = await session.get();
  if (!isAuthenticated) return;
  notify("error", ALREADY_SIGNED_IN);
  throw redirect("/");
}

/** Runs a loader's query; a 401 (the session ended meanwhile) leads to the login and back here. */
export async function orLogin<T>(request: Request, query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    // Else the login would still take the visitor for signed in, and send them home.
    await session.refresh().catch(() => {});
    throw redirect(loginAddress(new URL(request.url)));
  }
}
