/** Maximum number of saved designs of an account. */
export const MAX_SAVED_DESIGNS = 500;
