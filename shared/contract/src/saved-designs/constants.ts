/** As many as an account keeps. */
export const MAX_SAVED_DESIGNS = 500;
