import { CARRIERS, type Carrier, carrierName, dryIceText } from "@ligate/contract/shipments/constants";
import { type ShipmentRequest, shipOrder } from "../../modules/ordering/index.ts";
import { type CommandArguments, type StaffCommand, textOption, UsageError } from "../command.ts";
import { parseDay, parseReference } from "./typed-values.ts";

const CARRIER_NAMES = Object.keys(CARRIERS).join(", ");
const MAX_DRY_ICE_KG = 50;

export const shipCommand: StaffCommand = {
  usage:
    "<number> --carrier <carrier> [--tracking <number>] [--lines <lines>] [--dry-ice <kg>] [--date <day>]",
  summary:
    "records a shipment of an order that is ready for delivery, whole or in parts, and mails the customer; its invoice follows by invoices:issue",
  positionalCount: 1,
  options: {
    carrier: { type: "string", description: `one of ${CARRIER_NAMES}` },
    tracking: { type: "string", description: "the tracking number, which every parcel has" },
    lines: {
      type: "string",
      description: "such as 1,3:2 for line 1 and two pieces of line 3; all by default",
    },
    "dry-ice": { type: "string", description: "the weight of the dry ice in kilograms" },
    date: { type: "string", description: "the day on which it left, YYYY-MM-DD; today by default" },
  },
  run: async ({ db, actor, publicUrl }, typed) => {
    const [number = ""] = typed.positionals;
    const request = { ...readShipment(typed), actor, publicUrl };
    const { shipment, left } = await db.transaction((tx) => shipOrder(tx, number, request));
    const { carrier, trackingNumber, dryIceGrams, pieces } = shipment;
    return {
      rows: [
        {
          order: number,
          shipment: shipment.number,
          carrier: carrierName(carrier),
          tracking: trackingNumber,
          pieces: pieces.reduce((sum, { quantity }) => sum + quantity, 0),
          "dry ice": dryIceGrams === null ? "" : dryIceText(dryIceGrams),
        },
      ],
      messages: [left > 0 ? `${left} pieces are left to ship.` : "Everything has been shipped."],
    };
  },
};

function readShipment(typed: CommandArguments): Omit<ShipmentRequest, "actor" | "publicUrl"> {
  const carrier = textOption(typed, "carrier") ?? "";
  if (!Object.hasOwn(CARRIERS, carrier)) throw new UsageError(`--carrier is one of ${CARRIER_NAMES}.`);
  const tracking = textOption(typed, "tracking");
  const lines = textOption(typed, "lines");
  return {
    carrier: carrier as Carrier,
    trackingNumber: tracking === undefined ? "" : parseReference("tracking", tracking),
    pieces: lines === undefined ? undefined : parseLines(lines),
    dryIceGrams: parseDryIce(textOption(typed, "dry-ice")),
    shippedOn: parseDay("date", textOption(typed, "date")),
  };
}

/** `1,3:2` → all that is left of line 1, and two pieces of line 3. */
function parseLines(typed: string): ShipmentRequest["pieces"] {
  const chosen = new Map<number, number | undefined>();
  for (const part of typed.split(",")) {
    const [, line, quantity] = /^\s*(\d{1,3})(?::(\d{1,3}))?\s*$/.exec(part) ?? [];
    if (line === undefined || Number(quantity ?? 1) === 0)
      throw new UsageError("--lines is such as 1,3:2, for line 1 and two pieces of line 3.");
    chosen.set(Number(line), quantity === undefined ? undefined : Number(quantity));
  }
  return chosen;
}

function parseDryIce(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  const kg = Number(typed);
  if (/^\d{1,2}(\.\d{1,3})?$/.test(typed) && kg > 0 && kg <= MAX_DRY_ICE_KG) return Math.round(kg * 1000);
  throw new UsageError(`--dry-ice is a weight in kilograms up to ${MAX_DRY_ICE_KG}, such as 2.5.`);
}
