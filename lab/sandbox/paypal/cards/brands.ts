/** The card brand, in PayPal's spelling. */
export function brandOf(number: string): string {
  if (number.startsWith("4")) return "VISA";
  if (/^3[47]/.test(number)) return "AMEX";
  return number.startsWith("6") ? "DISCOVER" : "MASTERCARD";
}
