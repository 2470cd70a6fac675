/** The page that confirms an order. @param token payment token, order number or capture id */
export const orderConfirmation = (token: string): string =>
  `/order-confirmation/${encodeURIComponent(token)}`;

/** The page that confirms the payment of an invoice. */
export const invoiceConfirmation = (orderNumber: string): string =>
  `/invoice-confirmation/${encodeURIComponent(orderNumber)}`;
