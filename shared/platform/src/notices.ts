import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { safeSessionStorage } from "./drafts.ts";

/** A message to the user. It persists across navigations, also to another remote or document. */
export interface Notice {
  id: string;
  kind: "error" | "success";
  text: string;
  /** When it was created, in milliseconds since the epoch. It is shown for ten seconds, on whichever page. */
  saidAt: number;
}

interface Notices {
  notices: Notice[];
  notify: (kind: Notice["kind"], text: string) => void;
  dismiss: (id: string) => void;
}

/** The current notices, oldest first. The frame shows them. */
export const useNotices = create<Notices>()(
  persist(
    (set) => ({
      notices: [],
      notify: (kind, text) =>
        set(({ notices }) => ({
          notices: [
            ...notices.filter((notice) => notice.text !== text),
            { id: crypto.randomUUID(), kind, text, saidAt: Date.now() },
          ],
        })),
      dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
    }),
    {
      name: "notices",
      storage: createJSONStorage(() => safeSessionStorage),
      partialize: ({ notices }) => ({ notices }),
      // The first render must equal the server's. The shell rehydrates the store afterwards.
      skipHydration: true,
    },
  ),
);

/** Shows a message. A message with the same text is replaced. */
export function notify(kind: Notice["kind"], text: string): void {
  useNotices.getState().notify(kind, text);
}
