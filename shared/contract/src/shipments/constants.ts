/** Imports no schema library, because pages import this module. */

interface CarrierFacts {
  name: string;
  /** It carries parcels, which have a tracking number. */
  isParcel: boolean;
  /** The page that follows a parcel, up to the tracking number. */
  trackingUrl?: string;
}

/** The ways in which orders leave the laboratory. */
export const CARRIERS = {
  fedex: { name: "FedEx", isParcel: true, trackingUrl: "https://www.fedex.com/fedextrack/?trknbr=" },
  ups: { name: "UPS", isParcel: true, trackingUrl: "https://www.ups.com/track?tracknum=" },
  dhl: {
    name: "DHL",
    isParcel: true,
    trackingUrl: "https://www.dhl.com/us-en/home/tracking.html?tracking-id=",
  },
  usps: {
    name: "USPS",
    isParcel: true,
    trackingUrl: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  },
  courier: { name: "Courier", isParcel: true },
  electronic: { name: "Electronic delivery", isParcel: false },
} as const satisfies Record<string, CarrierFacts>;
export type Carrier = keyof typeof CARRIERS;

const facts: Record<string, CarrierFacts> = CARRIERS;

/** The name of a carrier; a shipment from before carriers were recorded has a text in its place. */
export const carrierName = (carrier: string): string => facts[carrier]?.name ?? carrier;

/** The carrier's page that follows a parcel; undefined if there is none. */
export function trackingUrl({ carrier, tracking_number }: { carrier: string; tracking_number: string }) {
  const page = facts[carrier]?.trackingUrl;
  return page && tracking_number ? page + encodeURIComponent(tracking_number) : undefined;
}

/** "Dry ice (UN1845), 2.5 kg", which carriers have to be told. */
export const dryIceText = (grams: number): string => `Dry ice (UN1845), ${grams / 1000} kg`;
