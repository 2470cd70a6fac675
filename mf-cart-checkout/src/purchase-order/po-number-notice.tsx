import { formatWeekday } from "@ligate/contract/common/dates";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { Alert } from "@ligate/ui/feedback/alert";

/** Warns of a PO number that an earlier order has. Institutions with blanket orders use one several times. */
export function PoNumberNotice({ number }: { number: string }) {
  const wanted = number.trim();
  const { data } = useApiQuery(
    "/api/users/po-numbers/:number/",
    wanted ? { params: { number: wanted } } : undefined,
    { debounceMs: 500 },
  );
  const [earlier] = data?.orders ?? [];
  if (!earlier) return null;
  return (
    <Alert kind="notice">
      Order {earlier.order_number} of {formatWeekday(earlier.order_placed_date)} has this PO number. You can
      use it again.
    </Alert>
  );
}
