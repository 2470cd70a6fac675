import { formatDay, formatWeekday } from "@ligate/contract/dates";
import { Link, useLoaderData } from "@ligate/platform/router";
import { AmountList, amountsOf } from "@ligate/ui/amount-list";
import { Button } from "@ligate/ui/button";
import { OrderFacts } from "@ligate/ui/order-facts";
import { OrderLines } from "@ligate/ui/order-lines";
import { ProfilePage } from "../profile-page.tsx";
import { StatusBadge } from "../status-badge.tsx";
import type { orderLoader } from "./order.loader.ts";
import styles from "./order.module.css";

export function Component() {
  const order = useLoaderData<typeof orderLoader>();

  return (
    <ProfilePage
      title={`Order ${order.order_number}`}
      description="What was ordered, where it goes and how far it is."
      beside={<StatusBadge status={order.status} />}
      intro={
        <>
          Placed {formatDay(order.order_placed_date)}. Estimated delivery{" "}
          {formatWeekday(order.est_delivery_date)}.
        </>
      }
    >
      <div className={styles.columns}>
        <section className={styles.lines} aria-labelledby="order-lines">
          <h2 id="order-lines" className={styles.heading}>
            What you ordered
          </h2>
          <OrderLines lines={order.items} />
          <AmountList amounts={amountsOf(order)} />
        </section>
        <div className={styles.aside}>
          <OrderFacts order={order} />
          <div className={styles.ways}>
            <Button manner="quiet" small onClick={() => window.print()}>
              Print
            </Button>
            <Link to="/profile/orders/all">All orders</Link>
          </div>
        </div>
      </div>
    </ProfilePage>
  );
}
