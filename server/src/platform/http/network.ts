/**
 * Whom a limit per address counts (rules 1.9). One customer has a whole IPv6 network of 64 bits and may write any
 * address of it, many have one of 56 bits, and a hoster gives 48 bits to whoever asks: so the networks count, the wider
 * ones with more. An IPv4 address is the same one however it is written.
 */
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Undefined for what is no address; an IPv4 one, written as IPv6, is IPv4. */
function read(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [address = ''] = ip.split('%');
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

function masked(ip: string, bits: number): string {
  if (isIPv4(ip)) return ip;
  const address = read(ip);
  if (!address) return ip;
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;
}

/** `2001:db8:1:2::/64` of an IPv6 address, the IPv4 address of a mapped one, anything else as it is. */
export const networkOf = (ip: string): string => masked(ip, 64);

/** The network of 48 bits that the address lies in; an IPv4 address is its own. */
export const widerNetworkOf = (ip: string): string => masked(ip, 48);

/** Where neighbours of an address are: 24 bits of IPv4, 48 of IPv6. */
export function areaOf(ip: string): string {
  const address = read(ip);
  if (!(address instanceof ipaddr.IPv4)) return masked(ip, 48);
  return `${ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/24`).toString()}/24`;
}

/** All networks that count, each with how many times more may come from it than from one of 64 bits. */
export function networksOf(ip: string): readonly (readonly [network: string, times: number])[] {
  const own = networkOf(ip);
  if (!own.endsWith('/64')) return [[own, 1]];
  return [
    [own, 1],
    [masked(ip, 56), 4],
    [masked(ip, 48), 16],
  ];
}
