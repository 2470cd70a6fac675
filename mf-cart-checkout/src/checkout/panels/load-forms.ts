/**
 * The forms share one chunk, half of the page's code: the heading and the order review are shown without it. The page's
 * loader requests the chunk together with the data.
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
  import(/* webpackChunkName: "checkout-forms" */ "../billing/billing-details.tsx").then((loaded) => ({
    default: loaded.BillingDetails,
  }));
