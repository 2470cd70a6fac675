/** Whom a card is billed to. */
export interface BilledTo {
  address: string;
  city: string;
  /** Two letters. */
  state: string;
  zipcode: string;
}
