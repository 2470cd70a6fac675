/**
 * The forms with their rules are half of this page's code: one chunk of their own, which the loader asks for
 * together with the data, and in which heading and order review do not have to wait.
 */
export const loadSignUpForm = () =>
  import(/* webpackChunkName: "checkout-forms" */ "./sign-up-form.tsx").then((loaded) => ({
    default: loaded.SignUpForm,
  }));
export const loadShippingForm = () =>
  import(/* webpackChunkName: "checkout-forms" */ "./shipping-form.tsx").then((loaded) => ({
    default: loaded.ShippingForm,
  }));
export const loadBillingDetails = () =>
  import(/* webpackChunkName: "checkout-forms" */ "./billing-details.tsx").then((loaded) => ({
    default: loaded.BillingDetails,
  }));
