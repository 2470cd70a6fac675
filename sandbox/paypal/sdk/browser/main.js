import { createButtons } from "./buttons.js";
import { createCardFields } from "./card-fields.js";
import { createClient } from "./sandbox-client.js";

const script = /** @type {HTMLScriptElement} */ (document.currentScript);
const client = createClient(script.src);
const requested = (new URL(script.src).searchParams.get("components") ?? "buttons").split(",");

/** As with PayPal, the namespace contains only the components in the query of the script's URL. */
const components = {
  Buttons: (/** @type {import("./types.ts").ButtonsProps} */ props) => createButtons({ ...props }, client),
  CardFields: (/** @type {import("./types.ts").CardFieldsProps} */ props) => createCardFields(props, client),
};

Object.assign(window, {
  [script.dataset.namespace ?? "paypal"]: {
    version: "5.0.0-sandbox",
    FUNDING: { PAYPAL: "paypal", CARD: "card" },
    ...(requested.includes("buttons") && { Buttons: components.Buttons }),
    ...(requested.includes("card-fields") && { CardFields: components.CardFields }),
  },
});
