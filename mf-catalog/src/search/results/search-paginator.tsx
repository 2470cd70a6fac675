import { SEARCH_COUNT_LIMIT, SEARCH_PAGE_SIZES } from "@ligate/contract/search/constants";
import { useLocation, useNavigate } from "@ligate/platform/router";
import { Paginator } from "@ligate/ui/controls/paginator";
import { formatCount, searchQueryString } from "../selected-filters.ts";
import { useSearch } from "../use-search.ts";

export interface SearchPaginatorProps {
  label: string;
}

/** The paginator of the search results, if there is more than one page. Page and page size are in the URL. */
export function SearchPaginator({ label }: SearchPaginatorProps) {
  const { query, result } = useSearch();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Also for one page of a larger size, so that the size can be changed back.
  if (result.length <= SEARCH_PAGE_SIZES[0]) return null;

  return (
    <Paginator
      label={label}
      pageNumber={query.page_number}
      pageSize={query.page_size}
      total={result.length}
      totalText={result.length >= SEARCH_COUNT_LIMIT ? formatCount(result.length) : undefined}
      pageSizes={SEARCH_PAGE_SIZES}
      onChange={({ pageNumber, pageSize }) =>
        navigate(pathname + searchQueryString({ ...query, page_size: pageSize }, pageNumber))
      }
    />
  );
}
