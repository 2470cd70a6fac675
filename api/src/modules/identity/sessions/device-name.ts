import Bowser from "bowser";

const UNKNOWN = "Unknown device";

/** The browser and the operating system of a user agent, such as "Firefox on Windows". */
export function deviceName(userAgent: string): string {
  if (!userAgent) return UNKNOWN;
  const parsed = Bowser.getParser(userAgent);
  const known = [parsed.getBrowserName(), parsed.getOSName()].filter(Boolean);
  return known.join(" on ") || UNKNOWN;
}
