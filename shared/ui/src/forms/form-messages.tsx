/** The error of a form whose required fields are not all filled in. */
export const INCOMPLETE_MESSAGE = "Please complete all required fields.";

/** The error of a form whose fields are all filled in, several of them with invalid values. */
export const CORRECTION_MESSAGE = "Please correct the marked fields.";

/** The error of a request that failed for a reason that the user cannot correct. */
export const GENERIC_ERROR_MESSAGE = "An error has occurred. Please try again.";
