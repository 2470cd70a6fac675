import type { GeneMethod, GeneOffer } from "@ligate/contract/genes/gene-page-schemas";

/** A method in a structure that it is offered in. */
export type Offer = Extract<GeneOffer, { enabled: true }>;

/** The structures that a method is offered in. */
export const listOffers = ({ offers }: GeneMethod): Offer[] => offers.filter((offer) => offer.enabled);

/** The first method in the first structure that is offered. */
export const firstOffer = (methods: readonly GeneMethod[]): Offer | undefined =>
  methods.flatMap(listOffers)[0];

/** Sentences that notes below the table show, each once, in the order of the table. */
export const listNotes = (methods: readonly GeneMethod[]): string[] => [
  ...new Set(methods.flatMap(({ offers }) => offers.flatMap(({ reason }) => reason ?? []))),
];

/** Business days: `10–12 days`. */
export const formatDays = ({ min_days, max_days }: Offer["lead_time"]): string => {
  const range = min_days === max_days ? `${min_days}` : `${min_days}–${max_days}`;
  return `${range} ${range === "1" ? "day" : "days"}`;
};
