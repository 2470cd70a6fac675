/**
 * Pages of remotes that the frame needs by itself: the contract between the frame and the remotes that own them. The frame
 * takes all other links from the route tables.
 */
export const LOGIN_PATH = "/login";
export const CART_PATH = "/cart";
/** Searches for the query `q`. */
export const SEARCH_PATH = "/search";
