/** Messages, quote requests and reference numbers. */

export { messagingRoutes } from "./messaging.routes.ts";
export { deleteExpiredReferences } from "./reference-numbers/reference-number.service.ts";
