import { createButtons } from "./buttons.js";
import { createCardFields } from "./cards/card-fields.js";
import { createClient } from "./sandbox-client.js";

const script = /** @type {HTMLScriptElement} */ (document.currentScript);
const client = createClient(script.src);
const query = new URL(script.src).searchParams;
const requested = (query.get("components") ?? "buttons").split(",");
// `disableFunding` is set by the sandbox for the query that it has received, which a proxy may have changed.
const disabled = (script.dataset.disableFunding ?? query.get("disable-funding") ?? "").split(",");
/** As with PayPal, a merchant is not eligible for card fields until PayPal has approved the account. */
const isEligibleForCards = !disabled.includes("card") && !query.get("client-id")?.endsWith("-no-cards");

/** As with PayPal, the namespace contains only the components in the query of the script's URL. */
const components = {
  Buttons: (/** @type {import("./types.ts").ButtonsProps} */ props) => createButtons({ ...props }, client),
  CardFields: (/** @type {import("./types.ts").CardFieldsProps} */ props) =>
    createCardFields(props, client, isEligibleForCards),
};

Object.assign(window, {
  [script.dataset.namespace ?? "paypal"]: {
    version: "5.0.0-sandbox",
    FUNDING: { PAYPAL: "paypal", CARD: "card" },
    ...(requested.includes("buttons") && { Buttons: components.Buttons }),
    ...(requested.includes("card-fields") && { CardFields: components.CardFields }),
  },
});
