/** Time after which a message of a form, a payment or the store disappears, in milliseconds. Errors of fields stay. */
export const MESSAGE_TIMEOUT_MS = 10_000;
