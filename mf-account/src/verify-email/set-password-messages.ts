/** Form-level messages of the set-password form. */
export const ALL_FIELDS_REQUIRED = "All fields are required.";
export const CONTACT_US = "An error has occurred. Please contact us so we can help resolve the issue.";
