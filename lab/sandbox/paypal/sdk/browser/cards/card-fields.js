import { assertOrderId } from "../sandbox-client.js";
import { createCardField } from "./card-field.js";
import { isoExpiry } from "./card-format.js";
import {
  digitsOf,
  isUnsupportedVendor,
  possibleCardTypes,
  validateCvv,
  validateExpiry,
  validateName,
  validateNumber,
} from "./card-validation.js";
import { askForConfirmation } from "./challenge-dialog.js";

/** @typedef {import("../types.ts").FieldKind} FieldKind */
/** @typedef {import("../types.ts").FieldState} FieldState */
/** @typedef {import("../types.ts").MountedField} MountedField */

/** @type {[FieldKind, string, string][]} */
const FIELD_KINDS = [
  ["name", "cardNameField", "INVALID_NAME"],
  ["number", "cardNumberField", "INVALID_NUMBER"],
  ["expiry", "cardExpiryField", "INVALID_EXPIRY"],
  ["cvv", "cardCvvField", "INVALID_CVV"],
];

/**
 * `paypal.CardFields`: a card form. The page renders each field into its own container.
 * @param {import("../types.ts").CardFieldsProps} props
 * @param {import("../types.ts").Client} client
 * @param {boolean} isEligible whether the merchant may take cards
 */
export function createCardFields(props, client, isEligible) {
  /** @type {Map<FieldKind, MountedField>} */
  const fields = new Map();
  /** @type {Promise<void> | undefined} */
  let submitting;

  /** @param {FieldKind} kind */
  const readValue = (kind) => fields.get(kind)?.value() ?? "";

  /** @param {FieldKind} kind */
  function validityOf(kind) {
    if (kind === "number") return validateNumber(readValue(kind));
    if (kind === "expiry") return validateExpiry(readValue(kind));
    if (kind === "cvv") return validateCvv(readValue(kind), readValue("number"));
    // The name is the only field that a page may omit.
    return fields.has("name") ? validateName(readValue("name")) : { isValid: true, isPotentiallyValid: true };
  }

  /**
   * @param {FieldKind} kind
   * @returns {FieldState}
   */
  const stateOf = (kind) => ({
    isEmpty: readValue(kind) === "",
    isFocused: fields.get(kind)?.isFocused() ?? false,
    ...validityOf(kind),
  });

  /**
   * @param {FieldKind} [emittedBy]
   * @returns {import("../types.ts").CardFieldsState}
   */
  function readState(emittedBy) {
    const errors = FIELD_KINDS.filter(([kind]) => !validityOf(kind).isValid).map(([, , error]) => error);
    if (isUnsupportedVendor(readValue("number")))
      errors[errors.indexOf("INVALID_NUMBER")] = "INELIGIBLE_CARD_VENDOR";
    return {
      cards: possibleCardTypes(readValue("number")),
      emittedBy,
      isFormValid: errors.length === 0,
      errors,
      fields: Object.fromEntries(FIELD_KINDS.map(([kind, name]) => [name, stateOf(kind)])),
    };
  }

  /** @param {import("../types.ts").SubmitOptions} options */
  async function pay({ name, billingAddress }) {
    const { errors } = readState();
    if (errors.length > 0) throw new Error(errors.join(", "));
    try {
      const orderID = assertOrderId(await props.createOrder({ paymentSource: "card" }, {}));
      const confirmed = await client.confirmCard(orderID, {
        name: name ?? readValue("name"),
        number: digitsOf(readValue("number")),
        expiry: isoExpiry(readValue("expiry")),
        security_code: readValue("cvv"),
        billing_address: billingAddress && toApiAddress(billingAddress),
      });
      const authenticated = await authenticate(confirmed);
      if (!authenticated) return void (await props.onCancel?.());
      const { liabilityShift } = authenticated;
      await props.onApprove({ orderID, ...(liabilityShift && { liabilityShift }) });
    } catch (error) {
      props.onError?.(error);
      throw error;
    }
  }

  /**
   * Asks the buyer if their bank wants this.
   * @param {import("../types.ts").SandboxOrder} order
   * @returns {Promise<import("../types.ts").SandboxOrder | undefined>} undefined if the buyer cancelled
   */
  async function authenticate(order) {
    if (order.status !== "PAYER_ACTION_REQUIRED") return order;
    const isPassed = await askForConfirmation();
    return isPassed === undefined ? undefined : client.answerChallenge(order.id, isPassed);
  }

  /** @param {FieldKind} kind */
  function fieldFactory(kind) {
    return (/** @type {import("../types.ts").FieldOptions} */ options = {}) =>
      createCardField(kind, options, {
        style: props.style ?? {},
        isValid: ({ kind }) => validityOf(kind).isValid,
        emit: (event, { kind }) => (options.inputEvents ?? props.inputEvents)?.[event]?.(readState(kind)),
        mounted: (field) => fields.set(kind, field),
        // Keeps a field of the same kind that was mounted in the meantime.
        unmounted: (field) => fields.get(kind) === field && fields.delete(kind),
      });
  }

  return {
    isEligible: () => isEligible,
    getState: async () => readState(),
    /** A call during a submission returns the same promise, so that a double click pays once. */
    submit(/** @type {import("../types.ts").SubmitOptions} */ options = {}) {
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

/** @param {import("../types.ts").BillingAddress} address */
const toApiAddress = (address) => ({
  address_line_1: address.addressLine1,
  address_line_2: address.addressLine2,
  admin_area_2: address.adminArea2,
  admin_area_1: address.adminArea1,
  postal_code: address.postalCode,
  country_code: address.countryCode,
});
