/**
 * Which addresses of the Internet a typed name may lead to: public ones of one machine, and none that is ours (rules 1.11).
 * An IPv4 address is the same one however it is written; one that hides in an IPv6 address by some way of passing it on is
 * none of the public ones.
 */
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import type { OutgoingAllow } from '../settings/outgoing-allow.ts';

/** Public by its number, and answers a cloud's own machines alone. */
const metadata = ['168.63.129.16'];
/** Everything that was given to networks yet; what lies outside is reserved, local or another kind of writing. */
const given = ipaddr.parseCIDR('2000::/3');

type Interfaces = Readonly<Record<string, readonly { address: string }[] | undefined>>;

/** `interfaces` are asked anew each time: addresses of a machine come and go. */
export function mayReach(address: string, allow: OutgoingAllow, interfaces: Interfaces = networkInterfaces()): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false;
  const read = ipaddr.process(address);
  if (allow.networks.some(([network, bits]) => network.kind() === read.kind() && read.match(network as never, bits)))
    return true;
  return isPublic(read) && !isOurs(read, interfaces);
}

const isPublic = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.range() === 'unicast' &&
  !metadata.includes(address.toString()) &&
  (address.kind() === 'ipv4' || address.match(given as never));

const isOurs = (address: ipaddr.IPv4 | ipaddr.IPv6, interfaces: Interfaces): boolean =>
  Object.values(interfaces).some((all) =>
    all?.some(
      (own) => ipaddr.process(own.address.replace(/%.*/, '')).toNormalizedString() === address.toNormalizedString(),
    ),
  );
