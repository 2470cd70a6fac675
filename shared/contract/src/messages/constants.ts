/** Texts and limits of the contact form. Imports no schema library, because pages import this module. */

export const CONTACT_RECEIVED = "Form submitted! We will get back to you as soon as possible!";

/** Maximum lengths in characters. */
export const SUBJECT_MAX = 200;
export const PRODUCT_MAX = 300;
