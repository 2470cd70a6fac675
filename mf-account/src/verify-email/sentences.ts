/** What the set-password form says as a whole. */
export const INCOMPLETE = "All fields are required.";
export const FAILED = "An error has occurred. Please contact us so we can help resolve the issue.";
