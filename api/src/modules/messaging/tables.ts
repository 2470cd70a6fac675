/**
 * Tables that upper modules may reference and join; only this module writes them. Separate from index.ts, because
 * drizzle-kit loads tables and cannot load services.
 */

export { messages } from "./messages/messages.table.ts";
export { quoteRequests } from "./quote-requests/quote-requests.table.ts";
export { threadMessages, threads } from "./threads/threads.table.ts";
