/**
 * The services of the quote form. Apart from its other options, because route tables import them. Imports no schema library,
 * because pages import this module.
 */

/** URL segment, as in `/quote/custom-cloning` → service. */
export const QUOTED_SERVICES = {
  "custom-cloning": "Custom Cloning Services",
  "lentivirus-package": "Lentivirus Package Services",
  "stable-cell-line": "Stable Cell Line Services",
} as const;
export type ServiceType = (typeof QUOTED_SERVICES)[keyof typeof QUOTED_SERVICES];

export const SERVICE_TYPES = Object.values(QUOTED_SERVICES);

/** The service of a URL segment; `undefined` if the form has no such service. */
export function serviceTypeOfUrl(url: string | undefined): ServiceType | undefined {
  return Object.entries(QUOTED_SERVICES).find(([name]) => name === url)?.[1];
}
