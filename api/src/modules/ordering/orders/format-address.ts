import type { ShippingAddress } from "@ligate/contract/address/schemas";

/** A shipping address in one line: the person, the laboratory, the street, the city and the phone. */
export function formatShippingAddress(address: ShippingAddress): string {
  const { first_name, last_name, institution, attention, address_line_1, apt, building, city } = address;
  return [
    `${first_name} ${last_name}`,
    institution,
    attention,
    address_line_1,
    apt,
    building,
    city,
    `${address.state} ${address.zipcode}`,
    address.phone,
  ]
    .filter(Boolean)
    .join(", ");
}
