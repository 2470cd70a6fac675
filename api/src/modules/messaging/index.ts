/** Threads of messages, quote requests and reference numbers. */

export { messagingRoutes } from "./messaging.routes.ts";
export { deleteExpiredReferences } from "./reference-numbers/reference-number.service.ts";
export { deleteThreads, readQuoteRequests, readThreads } from "./threads/account-threads.ts";
export { guestMessages } from "./threads/guest-messages.ts";
export { replyAsStaff } from "./threads/staff-reply.ts";
