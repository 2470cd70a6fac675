import ipaddr from "ipaddr.js";

/** Homes and companies usually have a network of this size, so a client has many addresses in it. */
const IPV6_PREFIX_BITS = 64;

/**
 * The subject of limits per IP address: an IPv4 address, also for its IPv4-mapped IPv6 address, or the /64 network of an
 * IPv6 address.
 */
export function addressSubject(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed)}/${IPV6_PREFIX_BITS}`);
  return `${network.toString()}/${IPV6_PREFIX_BITS}`;
}

/** A link-local address may name a network interface, such as `fe80::1%eth0`. */
const withoutZone = (parsed: { toString(): string }) => parsed.toString().replace(/%.*$/, "");
