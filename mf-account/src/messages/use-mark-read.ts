import type { Thread } from "@ligate/contract/messages/schemas";
import { api } from "@ligate/platform/api";
import { session } from "@ligate/platform/session";
import { useEffect } from "react";

/** Marks the unread answers of the thread that is shown as read, and updates the number in the menus. */
export function useMarkRead({ reference, messages }: Pick<Thread, "reference" | "messages">): void {
  const lastUnreadId = messages.filter(({ is_unread }) => is_unread).at(-1)?.id;

  useEffect(() => {
    if (lastUnreadId === undefined) return;
    // After a failure the answers stay unread, and are marked when the page is next opened.
    markRead(reference, lastUnreadId).catch(() => {});
  }, [reference, lastUnreadId]);
}

async function markRead(reference: string, lastMessageId: number): Promise<void> {
  await api.post("/api/users/messages/:reference/read/", {
    params: { reference },
    body: { last_message_id: lastMessageId },
  });
  await session.refresh();
}
