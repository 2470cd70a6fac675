import { createCardField } from "./card-field.js";
import { isoExpiry } from "./card-format.js";
import {
  checkCvv,
  checkExpiry,
  checkName,
  checkNumber,
  digitsOf,
  isIneligible,
  possibleCards,
} from "./card-rules.js";
import { expectOrderId } from "./client.js";

/** @typedef {import("./types.ts").FieldKind} FieldKind */
/** @typedef {import("./types.ts").FieldState} FieldState */
/** @typedef {import("./types.ts").MountedField} MountedField */

/** @type {[FieldKind, string, string][]} */
const NAMES = [
  ["name", "cardNameField", "INVALID_NAME"],
  ["number", "cardNumberField", "INVALID_NUMBER"],
  ["expiry", "cardExpiryField", "INVALID_EXPIRY"],
  ["cvv", "cardCvvField", "INVALID_CVV"],
];

/**
 * `paypal.CardFields`: a card form whose fields the page places one by one.
 * @param {import("./types.ts").CardFieldsProps} props
 * @param {import("./types.ts").Client} client
 */
export function createCardFields(props, client) {
  /** @type {Map<FieldKind, MountedField>} */
  const fields = new Map();
  /** @type {Promise<void> | undefined} */
  let submitting;

  /** @param {FieldKind} kind */
  const textOf = (kind) => fields.get(kind)?.value() ?? "";

  /** @param {FieldKind} kind */
  function validityOf(kind) {
    if (kind === "number") return checkNumber(textOf(kind));
    if (kind === "expiry") return checkExpiry(textOf(kind));
    if (kind === "cvv") return checkCvv(textOf(kind), textOf("number"));
    // The one field that a page may leave out.
    return fields.has("name") ? checkName(textOf("name")) : { isValid: true, isPotentiallyValid: true };
  }

  /**
   * @param {FieldKind} kind
   * @returns {FieldState}
   */
  const stateOf = (kind) => ({
    isEmpty: textOf(kind) === "",
    isFocused: fields.get(kind)?.isFocused() ?? false,
    ...validityOf(kind),
  });

  /**
   * @param {FieldKind} [emittedBy]
   * @returns {import("./types.ts").CardFieldsState}
   */
  function readState(emittedBy) {
    const errors = NAMES.filter(([kind]) => !validityOf(kind).isValid).map(([, , error]) => error);
    if (isIneligible(textOf("number"))) errors[errors.indexOf("INVALID_NUMBER")] = "INELIGIBLE_CARD_VENDOR";
    return {
      cards: possibleCards(textOf("number")),
      emittedBy,
      isFormValid: errors.length === 0,
      errors,
      fields: Object.fromEntries(NAMES.map(([kind, name]) => [name, stateOf(kind)])),
    };
  }

  /** @param {import("./types.ts").SubmitOptions} options */
  async function pay({ name, billingAddress }) {
    const { errors } = readState();
    if (errors.length > 0) throw new Error(errors.join(", "));
    try {
      const orderID = expectOrderId(await props.createOrder({ paymentSource: "card" }, {}));
      await client.confirmCard(orderID, {
        name: name ?? textOf("name"),
        number: digitsOf(textOf("number")),
        expiry: isoExpiry(textOf("expiry")),
        security_code: textOf("cvv"),
        billing_address: billingAddress && wireAddress(billingAddress),
      });
      await props.onApprove({ orderID });
    } catch (error) {
      props.onError?.(error);
      throw error;
    }
  }

  /** @param {FieldKind} kind */
  function fieldFactory(kind) {
    return (/** @type {import("./types.ts").FieldOptions} */ options = {}) =>
      createCardField(kind, options, {
        isValid: ({ kind }) => validityOf(kind).isValid,
        emit: (event, { kind }) => (options.inputEvents ?? props.inputEvents)?.[event]?.(readState(kind)),
        mounted: (field) => fields.set(kind, field),
        // A field that was mounted again in the meantime stays.
        unmounted: (field) => fields.get(kind) === field && fields.delete(kind),
      });
  }

  return {
    isEligible: () => true,
    getState: async () => readState(),
    /** Twice at a time is once: a double click pays once. */
    submit(/** @type {import("./types.ts").SubmitOptions} */ options = {}) {
      submitting ??= pay(options).finally(() => {
        submitting = undefined;
      });
      return submitting;
    },
    NameField: fieldFactory("name"),
    NumberField: fieldFactory("number"),
    ExpiryField: fieldFactory("expiry"),
    CVVField: fieldFactory("cvv"),
  };
}

/** @param {import("./types.ts").BillingAddress} address */
const wireAddress = (address) => ({
  address_line_1: address.addressLine1,
  address_line_2: address.addressLine2,
  admin_area_2: address.adminArea2,
  admin_area_1: address.adminArea1,
  postal_code: address.postalCode,
  country_code: address.countryCode,
});
