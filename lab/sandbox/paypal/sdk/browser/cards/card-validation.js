/** @typedef {import("../types.ts").CardType} CardType */
/** @typedef {import("../types.ts").Validity} Validity */

/** @type {(CardType & { prefix: RegExp, lengths: number[] })[]} */
const CARD_TYPES = [
  { type: "visa", niceType: "Visa", prefix: /^4/, lengths: [16, 19], code: { code: "CVV", size: 3 } },
  {
    type: "mastercard",
    niceType: "Mastercard",
    prefix: /^(5[1-5]|2[2-7])/,
    lengths: [16],
    code: { code: "CVC", size: 3 },
  },
  {
    type: "american-express",
    niceType: "American Express",
    prefix: /^3[47]/,
    lengths: [15],
    code: { code: "CID", size: 4 },
  },
  {
    type: "discover",
    niceType: "discover",
    prefix: /^6(011|4|5)/,
    lengths: [16, 19],
    code: { code: "CID", size: 3 },
  },
];

/** @param {string} text */
export const digitsOf = (text) => text.replace(/\D/g, "");

/** @param {string} number */
const cardTypeOf = (number) => CARD_TYPES.find(({ prefix }) => prefix.test(digitsOf(number)));

/**
 * The card types that a partly entered number may have.
 * @param {string} number
 * @returns {CardType[]}
 */
export function possibleCardTypes(number) {
  const types = digitsOf(number) === "" ? CARD_TYPES : [cardTypeOf(number)];
  return types
    .filter((card) => card !== undefined)
    .map(({ type, niceType, code }) => ({ type, niceType, code }));
}

/**
 * Whether a complete, valid number belongs to a card vendor that is not supported.
 * @param {string} number
 */
export const isUnsupportedVendor = (number) =>
  !cardTypeOf(number) && digitsOf(number).length >= 12 && passesLuhn(number);

/** @param {string} number */
export function passesLuhn(number) {
  const sum = [...digitsOf(number)].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * @param {string} text
 * @returns {Validity}
 */
export function validateNumber(text) {
  const { length } = digitsOf(text);
  const card = cardTypeOf(text);
  const isComplete = card?.lengths.includes(length) ?? false;
  const isValid = isComplete && passesLuhn(text);
  return {
    isValid,
    isPotentiallyValid: isValid || length < 2 || (card !== undefined && length < Math.max(...card.lengths)),
  };
}

/**
 * A card is valid until the end of its month; a date more than 20 years ahead is invalid.
 * @param {string} text
 * @returns {Validity}
 */
export function validateExpiry(text, today = new Date()) {
  const [, month = "", year = ""] = /^(\d{2})(\d{2})$/.exec(digitsOf(text)) ?? [];
  const monthsLeft = (2000 + Number(year) - today.getFullYear()) * 12 + Number(month) - 1 - today.getMonth();
  const isValid = Number(month) >= 1 && Number(month) <= 12 && monthsLeft >= 0 && monthsLeft <= 240;
  return { isValid, isPotentiallyValid: isValid || digitsOf(text).length < 4 };
}

/**
 * @param {string} text
 * @param {string} number the card number
 * @returns {Validity}
 */
export function validateCvv(text, number) {
  const size = cardTypeOf(number)?.code.size;
  const isValid = size ? text.length === size : /^\d{3,4}$/.test(text);
  return { isValid, isPotentiallyValid: isValid || text.length < (size ?? 4) };
}

/**
 * @param {string} text
 * @returns {Validity}
 */
export function validateName(text) {
  const isPotentiallyValid = text.length <= 255 && !/^[\d\s-]{6,}$/.test(text);
  return { isValid: isPotentiallyValid && text.trim() !== "", isPotentiallyValid };
}
