import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { messages } from '../messages.ts';
import { SyncError } from './sync-error.ts';

/** Not the public internet: IANA's registries of special-purpose addresses. */
const IPV4_NETWORKS: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Public IPv6 is 2000::/3; these parts of it are not public. */
const IPV6_NETWORKS: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  // Tunnels: they contain an IPv4 address.
  ['2002::', 16],
  ['3fff::', 20],
];

const reserved = new BlockList();
for (const [network, prefix] of IPV4_NETWORKS) reserved.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of IPV6_NETWORKS) reserved.addSubnet(network, prefix, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4');
  return globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

/** The host of a URL if it is an IP address, without brackets; otherwise null. */
export function addressInUrl({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
}

/**
 * Resolves a name for a connection, and refuses it when any of its addresses is not public. Connects to the
 * checked address, so a second DNS answer changes nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0];
    if (error || !first) return done(error ?? new SyncError(messages.syncUnreachable), '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return done(new SyncError(messages.syncPrivateAddress), '', 0);
    }
    return options.all
      ? done(null, addresses as LookupAddress[])
      : done(null, first.address, first.family);
  });
};
