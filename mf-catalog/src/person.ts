/** Who writes, as far as it is known before they begin. */
export interface Person {
  firstName?: string;
  lastName?: string;
  email?: string;
  institution?: string;
}
