/** Sample threads. A test overrides only the fields that it tests. */
import type { Thread, ThreadMessage, ThreadSummary } from "@ligate/contract/messages/schemas";

export const aThreadSummary = (thread: Partial<ThreadSummary> = {}): ThreadSummary => ({
  reference: "MS-7K3F92QX0T",
  kind: "message",
  subject: "Which titer?",
  topic: null,
  last_message_at: "2025-05-01T14:05:00Z",
  last_author: "customer",
  excerpt: "Which titer does the kit have?",
  unread: 0,
  ...thread,
});

export const aMessage = (message: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: 1,
  author: "customer",
  text: "Which titer does the kit have?",
  details: [],
  sent_at: "2025-05-01T14:05:00Z",
  is_unread: false,
  sent_signed_out: false,
  ...message,
});

export const aThread = (thread: Partial<Thread> = {}): Thread => ({
  ...aThreadSummary(),
  messages: [aMessage()],
  ...thread,
});
