import ipaddr from 'ipaddr.js';

/** Providers assign at least this prefix to a customer; its 2^64 addresses are one person's. */
const IPV6_PREFIX = 64;

/**
 * The network that a limit counts for a caller: an IPv4 address, or the /64 of an IPv6 address
 * (docs/product.md#limits). An IPv4-mapped IPv6 address counts as the IPv4 address; all invalid addresses
 * forwarded by a proxy count together.
 *
 * @example networkOf(request) // '192.0.2.7' or '2001:db8:0:1::/64'
 */
export function networkOf({ ip }: { ip: string }): string {
  const address = withoutPort(ip);
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed)}/${IPV6_PREFIX}`)}/${IPV6_PREFIX}`;
}

/** Some proxies forward `192.0.2.7:51234` or `[2001:db8::7]:51234`, with a different port each time. */
const withoutPort = (ip: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip;

const withoutZone = (address: { toNormalizedString(): string }): string =>
  address.toNormalizedString().split('%', 1)[0] ?? '';
