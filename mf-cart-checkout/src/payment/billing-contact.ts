/** The billing address of a card. */
export interface BillingContact {
  address: string;
  city: string;
  /** Two letters. */
  state: string;
  zipcode: string;
}
