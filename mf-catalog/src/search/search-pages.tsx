import { useLocation, useNavigate } from "@ligate/platform/router";
import { Paginator } from "@ligate/ui/paginator";
import { COUNT_LIMIT, countText, PAGE_SIZES, searchAddress } from "./search-query.ts";
import { useSearch } from "./use-search.ts";

export interface SearchPagesProps {
  label: string;
}

/** Turns the pages of the search: the address changes, and with it what is loaded. */
export function SearchPages({ label }: SearchPagesProps) {
  const { query, found } = useSearch();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  return (
    <Paginator
      label={label}
      pageNumber={query.page_number}
      pageSize={query.page_size}
      total={found.length}
      totalText={found.length >= COUNT_LIMIT ? countText(found.length) : undefined}
      pageSizes={PAGE_SIZES}
      onChange={({ pageNumber, pageSize }) =>
        navigate(pathname + searchAddress({ ...query, page_size: pageSize }, pageNumber))
      }
    />
  );
}
