import { THREAD_PAGE_SIZES } from "@ligate/contract/messages/constants";

export interface MessagesQuery {
  page_number: number;
  page_size: number;
}

const MAX_PAGE = 1_000_000;

/** Reads the page of the list from a query string. A missing or invalid parameter gets its default. */
export function readMessagesQuery(query: URLSearchParams): MessagesQuery {
  const page = Number(query.get("page_number"));
  const size = THREAD_PAGE_SIZES.find((offered) => String(offered) === query.get("page_size"));
  return {
    page_number: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    page_size: size ?? THREAD_PAGE_SIZES[0],
  };
}
