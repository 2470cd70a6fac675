export { messages } from "./messages/messages.table.ts";
export { quoteRequests } from "./quote-requests/quote-requests.table.ts";
