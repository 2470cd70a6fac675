import ipaddr from "ipaddr.js";

/** A home or a company usually has a whole /64 of IPv6, and so many addresses. */
const IPV6_PREFIX_BITS = 64;

/** What limits per address count: the IPv4 address, also of an IPv4-mapped IPv6 address, or the /64 network of IPv6. */
export function addressSubject(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed)}/${IPV6_PREFIX_BITS}`);
  return `${network.toString()}/${IPV6_PREFIX_BITS}`;
}

/** A link-local address may name a network interface, such as `fe80::1%eth0`. */
const withoutZone = (parsed: { toString(): string }) => parsed.toString().replace(/%.*$/, "");
