import { THREAD_PAGE_SIZES } from "@ligate/contract/messages/constants";
import { api } from "@ligate/platform/api";
import type { LoaderFunctionArgs } from "@ligate/platform/router";
import { redirectOn401, requireSignedIn, session } from "@ligate/platform/session";
import { redirectPastLastPage } from "../shared/redirect-past-last-page.ts";
import { loadContactDetails } from "./load-contact-details.ts";

export async function messagesLoader({ request }: LoaderFunctionArgs) {
  await requireSignedIn({ request });
  const { signal } = request;
  const query = readMessagesQuery(new URL(request.url).searchParams);
  const [{ threads, total }, person] = await redirectOn401(
    request,
    Promise.all([
      api.get("/api/users/messages/", { query, signal }),
      loadContactDetails(signal),
      // So that the number of unread answers in the menus agrees with the list.
      session.refresh().catch(() => {}),
    ]),
  );
  redirectPastLastPage(request, query, total);
  return { query, threads, total, person };
}

export interface MessagesQuery {
  page_number: number;
  page_size: number;
}

const MAX_PAGE = 1_000_000;

/** Reads the page of the list from a query string. A missing or invalid parameter gets its default. */
function readMessagesQuery(query: URLSearchParams): MessagesQuery {
  const page = Number(query.get("page_number"));
  const size = THREAD_PAGE_SIZES.find((offered) => String(offered) === query.get("page_size"));
  return {
    page_number: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    page_size: size ?? THREAD_PAGE_SIZES[0],
  };
}
