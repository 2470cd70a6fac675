/** The company's details, shown in the frame, on the contact page and in mails. */
export const company = {
  name: "Ligate",
  phone: "+1 (617) 555-0142",
  email: "support@ligate.example",
  address: ["Ligate Biosciences", "100 Binney Street", "Cambridge, MA 02142"],
  hours: "Monday to Friday, 9 am to 6 pm ET",
  /** Days of the store, such as the last day of a campaign, end at midnight of this time zone. */
  timeZone: "America/New_York",
} as const;

/** On pages, quotes and packing lists. */
export const RESEARCH_USE_ONLY = "For research use only, not for use in humans or for diagnostics.";
