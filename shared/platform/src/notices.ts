import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

/** A message in the page: it survives the navigation that follows it, also into another remote or document. */
export interface Notice {
  id: string;
  kind: "error" | "success";
  text: string;
  /** When it was said, in milliseconds: it vanishes ten seconds later, wherever the reader is by then. */
  saidAt: number;
}

interface Notices {
  notices: Notice[];
  notify: (kind: Notice["kind"], text: string) => void;
  dismiss: (id: string) => void;
}

/** The notices on screen, oldest first. The shell's frame draws them. */
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
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ notices }) => ({ notices }),
      // The first render has to be what the server renders; the frame rehydrates after it.
      skipHydration: true,
    },
  ),
);

/** Shows a message; the same text is shown once. */
export function notify(kind: Notice["kind"], text: string): void {
  useNotices.getState().notify(kind, text);
}
