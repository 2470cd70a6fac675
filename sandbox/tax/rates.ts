import { STATES } from "./states.ts";

export interface TaxRate {
  zip_code: string;
  total_rate: string;
  state_rate: string;
  city_rate: string;
  county_rate: string;
  additional_rate: string;
}

const DOWN = "50300";
const SAN_FRANCISCO = "94103";

/** The ZIP codes worth knowing, for the index page. */
export const ODD_ZIPS = [
  { zip: SAN_FRANCISCO, effect: "8.625 % in all" },
  { zip: "97201", effect: "No sales tax (Oregon)" },
  { zip: "00000", effect: "Unknown: an empty list" },
  { zip: DOWN, effect: "The service is down: 503" },
];

export const isDown = (zip: string) => zip === DOWN;

/** No entry where no state has such a ZIP code. */
export function ratesOf(zip: string): TaxRate[] {
  if (zip === SAN_FRANCISCO) return [rate(zip, 0.06, 0.0025, 0.02375)];
  const prefix = Number(zip.slice(0, 3));
  const state = STATES.find(({ from, to }) => prefix >= from && prefix <= to);
  return state ? [rate(zip, state.rate, state.local, 0)] : [];
}

function rate(zip: string, state: number, county: number, additional: number): TaxRate {
  return {
    zip_code: zip,
    total_rate: (state + county + additional).toFixed(6),
    state_rate: state.toFixed(6),
    city_rate: "0.000000",
    county_rate: county.toFixed(6),
    additional_rate: additional.toFixed(6),
  };
}
