import { formatDay, formatWeekday } from "@ligate/contract/common/dates";
import { parseSku } from "@ligate/contract/design/sku";
import { SCREENING_DUE } from "@ligate/contract/orders/constants";
import { productLabel } from "@ligate/contract/orders/product-label";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { REVIEW_DENIED, underReviewText } from "@ligate/contract/payments/outcome-texts";
import type { SequenceFormat } from "@ligate/contract/sequences/constants";
import { Link, useLoaderData } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { OrderAgain } from "@ligate/ui/orders/order-again";
import { OrderDetails } from "@ligate/ui/orders/order-details";
import { OrderItems } from "@ligate/ui/orders/order-items";
import { OrderTotals, toOrderAmounts } from "@ligate/ui/orders/order-totals";
import { SequenceSection } from "@ligate/ui/sequence-view/sequence-section";
import { ProfileLayout } from "../shared/layout/profile-layout.tsx";
import { getPaymentText, hasDeliveryDate, isInProduction } from "../shared/order-state.ts";
import { StatusBadge } from "../shared/status-badge.tsx";
import { useReauthenticate } from "../shared/use-reauthenticate.ts";
import { AskAboutOrder } from "./ask-about-order.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { LineFiles } from "./line-files.tsx";
import type { orderLoader } from "./order.loader.ts";
import styles from "./order.module.css";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderHistory } from "./order-history.tsx";
import { listInvoices, OrderInvoice } from "./order-invoice.tsx";
import { OrderShipments } from "./order-shipments.tsx";

export { AccountErrorBoundary as ErrorBoundary } from "../shared/layout/account-error-boundary.tsx";

export function Component() {
  const order = useLoaderData<typeof orderLoader>();
  const reauthenticate = useReauthenticate();
  const invoices = listInvoices(order);

  return (
    <ProfileLayout
      title={`Order ${order.order_number}`}
      description="The items, delivery and status of your order."
      badge={<StatusBadge status={order.status} paymentStatus={order.payment_status} />}
      intro={getDatesText(order)}
    >
      <PaymentNotice order={order} />
      {/* The key resets results and forms when another order is opened. */}
      <div key={order.order_number} className={styles.columns}>
        {invoices.length > 0 && (
          <div className={styles.invoices}>
            {invoices.map((invoice) => (
              <OrderInvoice key={invoice.invoice_number} invoice={invoice} />
            ))}
          </div>
        )}
        <div className={styles.main}>
          <section className={styles.items} aria-labelledby="order-items">
            <h2 id="order-items" className={styles.heading}>
              What you ordered
            </h2>
            {isInProduction(order) && (
              <p className={styles.count}>
                Delivery times are counted from {formatDay(order.order_placed_date)}.
                {order.screening === "due" && ` ${SCREENING_DUE}`}
              </p>
            )}
            <OrderItems
              items={order.items}
              hasAvailability={isInProduction(order)}
              renderActions={(line) => (
                <>
                  <LineFiles item={line} isInProduction={isInProduction(order)} />
                  <OrderSequence orderNumber={order.order_number} item={line} />
                  <AskAboutOrder orderNumber={order.order_number} line={line} />
                </>
              )}
            />
            <OrderTotals amounts={toOrderAmounts(order)} />
          </section>
          <OrderShipments order={order} />
          <OrderHistory order={order} />
        </div>
        <div className={styles.aside}>
          <OrderDetails order={order} payment={getPaymentText(order)} />
          <OrderDocuments documents={order.documents} />
          <div className={styles.actions}>
            <OrderAgain orderNumber={order.order_number} onError={reauthenticate} wide />
            <AskAboutOrder orderNumber={order.order_number} />
            <CancelOrder order={order} />
          </div>
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

function getDatesText(order: OrderView): string {
  const placed = `Placed ${formatDay(order.order_placed_date)}.`;
  if (order.payment_status === "pending")
    return `${placed} We will set the delivery date once your payment is confirmed.`;
  if (!hasDeliveryDate(order)) return placed;
  return `${placed} Estimated delivery ${formatWeekday(order.est_delivery_date)}.`;
}

/** A notice about a payment that PayPal is reviewing or has refused; nothing for a confirmed payment. */
function PaymentNotice({ order }: { order: OrderView }) {
  if (order.payment_status === "pending") return <Alert kind="notice">{underReviewText("cart")}</Alert>;
  if (order.payment_status === "denied") return <Alert kind="notice">{DENIED}</Alert>;
  return null;
}

const DENIED = `${REVIEW_DENIED} You can order the items again and pay another way.`;

interface OrderSequenceProps {
  orderNumber: string;
  item: Pick<OrderView["items"][number], "line" | "product_sku" | "product_name" | "title">;
}

const load = async () =>
  (await import(/* webpackChunkName: "line-sequence" */ "./line-sequence.tsx")).LineSequence;

/** The sequence of a line with what it specifies, which loads when it is opened, and as files. Only designs have one. */
function OrderSequence({ orderNumber, item }: OrderSequenceProps) {
  const { line, product_sku } = item;
  if (!parseSku(product_sku)) return null;
  const fileUrl = (format: SequenceFormat) =>
    `/api/users/order-sequence/${encodeURIComponent(orderNumber)}/${line}/?format=${format}`;
  return (
    <SequenceSection
      of={productLabel(item)}
      files={{ url: fileUrl }}
      load={load}
      view={{ orderNumber, line }}
      isInList
    />
  );
}
