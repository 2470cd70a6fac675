import type { ShippingTemperature } from "../catalog/constants.ts";
import {
  addBusinessDays,
  addDays,
  getWeekday,
  isBusinessDay,
  MONDAY,
  WEDNESDAY,
} from "../common/business-days.ts";

/** The days on the way, in business days. Dry ice lasts for one. */
const TRANSIT_DAYS: Record<ShippingTemperature, number> = { ambient: 2, blue_ice: 1, dry_ice: 1 };

export interface Shipment {
  /** The business days until it leaves the laboratory. */
  leadDays: number;
  /** `null` for what is not shipped, such as a report. */
  ships: ShippingTemperature | null;
}

/**
 * The day on which a shipment that is ordered on a day arrives. Carriers neither collect nor deliver on weekends and
 * federal holidays. Dry ice leaves from Monday to Wednesday, and only if it arrives the next day.
 * @param closed days on which the recipient is closed
 */
export function deliveryDay(
  orderedOn: string,
  { leadDays, ships }: Shipment,
  closed: ReadonlySet<string> = new Set(),
): string {
  const ready = addBusinessDays(orderedOn, leadDays);
  if (ships === null) return ready;
  const isOpen = (day: string) => isBusinessDay(day) && !closed.has(day);
  if (ships !== "dry_ice") return findDay(addBusinessDays(ready, TRANSIT_DAYS[ships]), isOpen);
  const leavesOn = findDay(ready, (day) => canLeaveOnDryIce(day) && isOpen(addDays(day, 1)));
  return addDays(leavesOn, TRANSIT_DAYS.dry_ice);
}

const canLeaveOnDryIce = (day: string) =>
  isBusinessDay(day) && getWeekday(day) >= MONDAY && getWeekday(day) <= WEDNESDAY;

/** The first day from a day on that fits. */
function findDay(from: string, fits: (day: string) => boolean): string {
  let day = from;
  while (!fits(day)) day = addDays(day, 1);
  return day;
}
