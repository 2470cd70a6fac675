/** The query names of the quote form's address. Apart from the functions that build it, because the route table names them. */
export const QUOTE_PARAMETERS = ["product", "type"];
