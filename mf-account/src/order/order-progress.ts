import type { OrderView } from "@ligate/contract/orders/schemas";

type Progress = Pick<OrderView, "status" | "payment_status">;

/** The order is waiting to be made, or is being made. */
export const isInProduction = ({ status }: Progress): boolean =>
  status === "open" || status === "in_progress";

/** The order is made on a known day: while PayPal reviews its payment, that day is not known. */
export const hasDeliveryDate = (order: Progress): boolean =>
  order.payment_status === "confirmed" && order.status !== "cancelled";
