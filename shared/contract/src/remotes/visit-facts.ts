/**
 * Facts of the customer as whom the gate visits pages. `handle.example` of a route names a fact in braces, such as
 * `/profile/order/{order_number}`. api/src/testing/visited-customer.ts creates them.
 */
export const VISIT_FACTS = [
  /** An order by purchase order with an unpaid invoice. */
  "order_number",
  /** The token of that order's confirmation. */
  "order_token",
  /** A thread with an answer. */
  "message_reference",
  /** A saved design, which can be shared. */
  "design_id",
  /** Tokens of mailed links. The customer's own changes the email address, the others belong to another account. */
  "change_email_token",
  "verify_email_token",
  "reset_password_token",
] as const;
export type VisitFacts = Record<(typeof VISIT_FACTS)[number], string>;

const NAME_IN_BRACES = /\{([^}]*)\}/g;

/** The name of the first fact of an example that does not exist. */
export const findUnknownFact = (example: string): string | undefined =>
  [...example.matchAll(NAME_IN_BRACES)]
    .map(([, name = ""]) => name)
    .find((name) => !(VISIT_FACTS as readonly string[]).includes(name));

/** The address of an example. @param example names facts that exist */
export const fillExample = (example: string, facts: VisitFacts): string =>
  example.replaceAll(NAME_IN_BRACES, (_, name: keyof VisitFacts) => facts[name]);
