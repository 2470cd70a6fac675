/** As many as an account keeps. */
export const MOST_DESIGNS = 500;
