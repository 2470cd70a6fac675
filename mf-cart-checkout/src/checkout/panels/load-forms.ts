/**
 * The forms and their schemas are half of the code of this page. They share one chunk, so that the heading and the order
 * review are shown without it. The loader requests it together with the data.
 */
export const loadSignUpForm = () =>
  import(/* webpackChunkName: "checkout-forms" */ "../sign-up/sign-up-form.tsx").then((loaded) => ({
    default: loaded.SignUpForm,
  }));
export const loadShippingForm = () =>
  import(/* webpackChunkName: "checkout-forms" */ "../shipping/shipping-form.tsx").then((loaded) => ({
    default: loaded.ShippingForm,
  }));
export const loadBillingDetails = () =>
  import(/* webpackChunkName: "checkout-forms" */ "../billing/billing-details.tsx").then((loaded) => ({
    default: loaded.BillingDetails,
  }));
