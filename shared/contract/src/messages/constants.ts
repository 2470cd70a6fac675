/** What the contact form says, and how much it takes. No schema in here: the page imports it. */

export const CONTACT_RECEIVED = "Form submitted! We will get back to you as soon as possible!";

/** As long as a subject and a product's name may be. */
export const SUBJECT_MAX = 200;
export const PRODUCT_MAX = 300;
