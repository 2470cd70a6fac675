import { useLoaderData, useLocation, useNavigate } from "@ligate/platform/router";
import { Paginator } from "@ligate/ui/paginator";
import type { searchLoader } from "./search.loader.ts";
import { COUNT_LIMIT, PAGE_SIZES } from "./search-query.ts";

export interface SearchPagesProps {
  label: string;
}

/** Turns the pages of the search: the address changes, and with it what is loaded. */
export function SearchPages({ label }: SearchPagesProps) {
  const { q, page_size, page_number, length } = useLoaderData<typeof searchLoader>();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  return (
    <Paginator
      label={label}
      pageNumber={page_number}
      pageSize={page_size}
      total={length}
      totalText={length >= COUNT_LIMIT ? `${COUNT_LIMIT}+` : undefined}
      pageSizes={PAGE_SIZES}
      onChange={({ pageNumber, pageSize }) =>
        navigate(
          `${pathname}?${new URLSearchParams({ q, page_size: String(pageSize), page_number: String(pageNumber) })}`,
        )
      }
    />
  );
}
