/**
 * OUTGOING_ALLOW: what calls to typed addresses may reach beside the public Internet (rules 1.11). A name lets this host
 * through, with a port this port of it; an address or a network lets addresses through, whatever name leads there.
 */
import ipaddr from 'ipaddr.js';
import { ConfigError } from './config-error.ts';

export interface OutgoingAllow {
  /** `host`, or `host:port`. */
  names: ReadonlySet<string>;
  networks: readonly [ipaddr.IPv4 | ipaddr.IPv6, number][];
}

/** A wider network names more than anybody has. */
const bitsMin = { ipv4: 8, ipv6: 16 } as const;

export function outgoingAllowOf(list: readonly string[]): OutgoingAllow {
  const names = new Set<string>();
  const networks: [ipaddr.IPv4 | ipaddr.IPv6, number][] = [];
  for (const entry of list) {
    const network = networkOf(entry);
    if (network) networks.push(network);
    else if (isName(entry)) names.add(entry.toLowerCase());
    else
      throw new ConfigError(
        `OUTGOING_ALLOW must be a list of hosts (with or without port), addresses or networks from /8 (IPv6: /16) on: "${entry}" is none.`,
      );
  }
  return { names, networks };
}

function networkOf(entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  const [address = '', bits] = entry.split('/');
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return undefined;
  const read = ipaddr.process(address);
  if (bits === undefined) return [read, read.kind() === 'ipv4' ? 32 : 128];
  if (!ipaddr.isValidCIDR(entry)) return undefined;
  return Number(bits) >= bitsMin[read.kind()] ? [read, Number(bits)] : undefined;
}

/** A last part of digits alone would be read as an address. */
const isName = (entry: string): boolean =>
  /^(?=.{1,260}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/i.test(entry) &&
  !/(?:^|\.)(?:\d+|0x[0-9a-f]*)(?::\d+)?$/i.test(entry);
