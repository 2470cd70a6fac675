/** The capture is answered by 201, but its status is DECLINED. */
export const DECLINED_BY_BANK = "4000 0000 0000 9995";
/** PayPal reviews the payment. */
export const REVIEWED_CARD = "4000 0000 0000 0259";
