import * as z from "../common/zod.ts";

/** Contact details of the customer, as far as the embedding page has them. */
export const ContactDetails = z.strictObject({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  email: z.string().optional(),
  institution: z.string().optional(),
});
export type ContactDetails = z.infer<typeof ContactDetails>;

/**
 * The props of every fragment by its federated name. Fragments and the pages that embed them are type-checked against
 * it. Schemas do not run in browsers; tests parse the props.
 */
export const fragments = {
  "mf-cart-checkout/cart-pop-up": z.strictObject({}),
  "mf-catalog/contact-form": z.strictObject({
    /** The product in question: shown as a field and used in the subject. */
    product: z.string().optional(),
    /** Prefills the form. */
    person: ContactDetails.optional(),
  }),
  "mf-catalog/quote-form": z.strictObject({
    /** Preselects a service by its URL segment: custom-cloning, lentivirus-package, stable-cell-line. */
    serviceType: z.string().optional(),
    /** Prefills the form. */
    person: ContactDetails.optional(),
  }),
};
export type FragmentName = keyof typeof fragments;

/** The props of a fragment. */
export type FragmentProps<N extends FragmentName> = z.infer<(typeof fragments)[N]>;
