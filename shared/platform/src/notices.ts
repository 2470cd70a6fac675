import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { safeSessionStorage } from "./drafts.ts";

/** A message to the user. It stays through the navigation that it causes, also to another remote or document. */
export interface Notice {
  id: string;
  kind: "error" | "success";
  text: string;
  /** When it was created, in milliseconds since the epoch. It is shown for ten seconds. */
  saidAt: number;
  /** It has stayed through a navigation: the next one removes it. */
  hasMoved?: boolean;
}

/** Time between a message and the navigation that belongs to it: the page may first load the session again. */
const CAUSE_WINDOW_MS = 3000;

/** The current notices, oldest first. The frame shows them. */
export const useNotices = create<{ notices: Notice[] }>()(
  persist(() => ({ notices: [] as Notice[] }), {
    name: "notices",
    storage: createJSONStorage(() => safeSessionStorage),
    // The first render must equal the server's. The shell rehydrates the store afterwards.
    skipHydration: true,
  }),
);

/** Shows a message. A message with the same text is replaced. */
export function notify(kind: Notice["kind"], text: string): void {
  useNotices.setState(({ notices }) => ({
    notices: [
      ...notices.filter((notice) => notice.text !== text),
      { id: crypto.randomUUID(), kind, text, saidAt: Date.now() },
    ],
  }));
}

/**
 * Removes the messages of the page that the user has left, except those that belong to the navigation. The shell calls it
 * when another page is shown.
 * @param startedAt when the navigation started, in milliseconds since the epoch
 */
export function leavePage(startedAt: number): void {
  const { notices } = useNotices.getState();
  const isCause = ({ hasMoved, saidAt }: Notice) => !hasMoved && saidAt >= startedAt - CAUSE_WINDOW_MS;
  if (notices.length > 0)
    useNotices.setState({
      notices: notices.filter(isCause).map((notice) => ({ ...notice, hasMoved: true })),
    });
}
