import { formatDay, formatWeekday } from "@ligate/contract/common/dates";
import { Link, useLoaderData } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { OrderDetails } from "@ligate/ui/orders/order-details";
import { OrderItems } from "@ligate/ui/orders/order-items";
import { OrderTotals, toOrderAmounts } from "@ligate/ui/orders/order-totals";
import { ProfileLayout } from "../shared/layout/profile-layout.tsx";
import { StatusBadge } from "../shared/orders/status-badge.tsx";
import type { orderLoader } from "./order.loader.ts";
import styles from "./order.module.css";

export function Component() {
  const order = useLoaderData<typeof orderLoader>();

  return (
    <ProfileLayout
      title={`Order ${order.order_number}`}
      description="What was ordered, where it goes and how far it is."
      badge={<StatusBadge status={order.status} />}
      intro={
        <>
          Placed {formatDay(order.order_placed_date)}. Estimated delivery{" "}
          {formatWeekday(order.est_delivery_date)}.
        </>
      }
    >
      <div className={styles.columns}>
        <section className={styles.items} aria-labelledby="order-items">
          <h2 id="order-items" className={styles.heading}>
            What you ordered
          </h2>
          <OrderItems items={order.items} />
          <OrderTotals amounts={toOrderAmounts(order)} />
        </section>
        <div className={styles.aside}>
          <OrderDetails order={order} />
          <div className={styles.buttons}>
            <Button variant="outlined" small onClick={() => window.print()}>
              Print
            </Button>
            <Link to="/profile/orders/all">All orders</Link>
          </div>
        </div>
      </div>
    </ProfileLayout>
  );
}
