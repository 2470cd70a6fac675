import Bowser from "bowser";

const UNKNOWN = "Unknown device";
const NAMES = new Set([...Object.values(Bowser.BROWSER_MAP), ...Object.values(Bowser.OS_MAP)]);

/**
 * The browser and the operating system of a user agent, such as "Firefox on Windows". Only names that Bowser lists:
 * it returns any other text of the header unchanged, which a stranger could send to the owner of an account.
 */
export function deviceName(userAgent: string): string {
  if (!userAgent) return UNKNOWN;
  const parsed = Bowser.getParser(userAgent);
  const known = [parsed.getBrowserName(), parsed.getOSName()].filter((name) => NAMES.has(name));
  return known.join(" on ") || UNKNOWN;
}
