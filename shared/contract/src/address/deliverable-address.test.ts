import { deliverableAddress } from "./deliverable-address.ts";

const ADDRESS = {
  first_name: "Ada",
  last_name: "Lovelace",
  institution: "Example Institute",
  phone: "617 555 0100",
  address_line_1: "100 Binney Street",
  city: "Cambridge",
  state: "MA",
  zipcode: "02142",
};
const onDryIce = deliverableAddress([{ ships: "dry_ice" }]);

it.each(["PO Box 12", "P.O. Box 12", "p o box 12", "PO-Box 12", "POB 12", "P.O.B. 12", "Post Office Box 12"])(
  "sends no goods on dry ice to %s, in whichever line it stands",
  (box) => {
    for (const field of ["address_line_1", "apt", "building"]) {
      const { error } = onDryIce.safeParse({ ...ADDRESS, [field]: box });
      expect(error?.issues).toMatchObject([
        { path: [field], message: "Goods on dry ice cannot be delivered to a PO box" },
      ]);
    }
    expect(deliverableAddress([{ ships: "ambient" }]).safeParse({ ...ADDRESS, apt: box }).success).toBe(true);
  },
);

it.each(["1 Post Office Square", "100 Boxwood Street", "Depot B, Dock 4"])(
  "sends goods on dry ice to %s",
  (street) => {
    expect(onDryIce.safeParse({ ...ADDRESS, address_line_1: street }).success).toBe(true);
  },
);
