import { redirect } from "@ligate/platform/router";

/**
 * For the loader of a list in pages, which may have become shorter since its address was opened.
 * @throws a redirect to the last page of the list, if the address names a later one
 */
export function redirectPastLastPage(
  request: Request,
  { page_number, page_size }: { page_number: number; page_size: number },
  total: number,
): void {
  const lastPage = Math.max(1, Math.ceil(total / page_size));
  if (page_number <= lastPage) return;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set("page_number", String(lastPage));
  throw redirect(`${pathname}?${searchParams}`);
}
