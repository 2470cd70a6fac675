import { z } from "zod";

/** Who writes, as far as the page that embeds a form knows. */
export const Person = z.strictObject({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  email: z.string().optional(),
  institution: z.string().optional(),
});
export type Person = z.infer<typeof Person>;

/**
 * Every fragment by its federated name, with the props that it takes: the one declaration that the fragment and
 * whoever embeds it are checked against. No schema runs in a browser; tests parse what is given.
 */
export const fragments = {
  "mf-cart-checkout/cart-pop-up": z.strictObject({}),
  "mf-catalog/contact-form": z.strictObject({
    /** What the message is about: it is then a field of the form, and stands in the subject. */
    product: z.string().optional(),
    /** Filled in beforehand. */
    person: Person.optional(),
  }),
  "mf-catalog/quote-form": z.strictObject({
    /** Preselects a service by its name in an address: custom-cloning, lentivirus-package, stable-cell-line. */
    serviceType: z.string().optional(),
    /** Filled in beforehand. */
    person: Person.optional(),
  }),
};
export type FragmentName = keyof typeof fragments;

/** What a fragment takes. */
export type PropsOfFragment<N extends FragmentName> = z.infer<(typeof fragments)[N]>;
