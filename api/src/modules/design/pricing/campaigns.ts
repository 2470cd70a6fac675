import { campaigns } from "../data/design-data.ts";
import type { Campaign } from "../data/price-schema.ts";
import { storeDay } from "./store-day.ts";

/** The campaigns of a day, in the time zone of the store. */
export const campaignsOn = (day = storeDay(), all: Campaign[] = campaigns): Campaign[] =>
  all.filter(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);

/** A key that changes when a campaign starts or ends, because values derived from prices are out of date then. */
export const campaignKey = (): string => JSON.stringify(campaignsOn());

/** The campaign with the largest discount for this function in this format; `undefined` without one. */
export function campaignFor(fn: string, format: string, running: Campaign[]): Campaign | undefined {
  const [largest] = running
    .filter(({ functions, formats }) => includes(functions, fn) && includes(formats, format))
    .toSorted((a, b) => b.percent - a.percent);
  return largest;
}

const includes = (codes: string[] | undefined, code: string) => codes === undefined || codes.includes(code);

/** A price in cents minus a percentage, rounded down to whole dollars. */
export const reducedCents = (listCents: number, percent: number): number =>
  percent === 0 ? listCents : Math.floor((listCents * (100 - percent)) / 10_000) * 100;
