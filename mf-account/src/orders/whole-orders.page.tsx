import { formatDay } from "@ligate/contract/common/dates";
import { ORDER_PAGE_SIZES } from "@ligate/contract/orders/constants";
import type { OrderSummary } from "@ligate/contract/orders/schemas";
import { Link, useLoaderData, useSearchParams } from "@ligate/platform/router";
import { Paginator } from "@ligate/ui/controls/paginator";
import { OrderAgain } from "@ligate/ui/orders/order-again";
import { ORDER_LIST_TITLES } from "../shared/layout/account-nav-links.ts";
import { ProfileLayout } from "../shared/layout/profile-layout.tsx";
import { hasDeliveryDate, isInProduction } from "../shared/order-state.ts";
import { RecordCard } from "../shared/record-card.tsx";
import { StatusBadge } from "../shared/status-badge.tsx";
import { useReauthenticate } from "../shared/use-reauthenticate.ts";
import { OrderViews } from "./order-views.tsx";
import styles from "./orders.module.css";
import type { wholeOrdersLoader } from "./whole-orders.loader.ts";

export { AccountErrorBoundary as ErrorBoundary } from "../shared/layout/account-error-boundary.tsx";

/** The customer's orders, each with all of its lines. */
export function Component() {
  const { query, orders, total } = useLoaderData<typeof wholeOrdersLoader>();
  const [, setParams] = useSearchParams();
  const { status, page_number, page_size } = query;
  return (
    <ProfileLayout title={ORDER_LIST_TITLES[status]} description="Your orders with their lines.">
      <div className={styles.panel}>
        <OrderViews status={status} />
        {total === 0 ? (
          <p className={styles.empty}>
            There are no orders here. <Link to="/design">Design a vector</Link>
          </p>
        ) : (
          <>
            <ul className={styles.orders}>
              {orders.map((order) => (
                <li key={order.order_number}>
                  <OrderCard order={order} />
                </li>
              ))}
            </ul>
            <Paginator
              label="Orders"
              pageNumber={page_number}
              pageSize={page_size}
              total={total}
              pageSizes={ORDER_PAGE_SIZES}
              onChange={({ pageNumber, pageSize }) =>
                setParams({ page_number: String(pageNumber), page_size: String(pageSize) })
              }
            />
          </>
        )}
      </div>
    </ProfileLayout>
  );
}

function OrderCard({ order }: { order: OrderSummary }) {
  const { order_number, order_placed_date, est_delivery_date, po_number, status, payment_status } = order;
  const reauthenticate = useReauthenticate();
  const facts = [
    `Placed ${formatDay(order_placed_date)}.`,
    ...(isInProduction(order) && hasDeliveryDate(order)
      ? [`Estimated delivery ${formatDay(est_delivery_date)}.`]
      : []),
    ...(po_number ? [`PO number ${po_number}.`] : []),
  ];
  return (
    <RecordCard
      title={<Link to={`/profile/order/${order_number}`}>Order {order_number}</Link>}
      badge={<StatusBadge status={status} paymentStatus={payment_status} />}
      facts={facts.join(" ")}
      items={order.items}
      total={order.total_price}
    >
      <OrderAgain orderNumber={order_number} onError={reauthenticate} variant="outlined" small />
    </RecordCard>
  );
}
