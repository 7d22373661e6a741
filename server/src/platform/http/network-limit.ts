/**
 * How much comes from a network within an hour, for what is counted in memory because no statement can be spared for it: each
 * process counts for itself.
 */
import { networksOf } from './network.ts';

const networksMax = 50_000;
const hourMs = 3_600_000;

/**
 * Which network of an address has had all of its hour, the widest one; undefined where one more may come. The wider ones may have
 * more; what comes above is not counted.
 */
export function createNetworkLimit(max: number): (ip: string, at: Date) => string | undefined {
  let hour = 0;
  let counted = new Map<string, number>();
  return (ip, at) => {
    const now = Math.floor(at.getTime() / hourMs);
    if (now !== hour || counted.size >= networksMax) [hour, counted] = [now, new Map()];
    const networks = networksOf(ip).map(
      ([network, times]) => [network, counted.get(network) ?? 0, max * times] as const,
    );
    const full = networks.findLast(([, count, most]) => count >= most)?.[0];
    if (full === undefined) for (const [network, count] of networks) counted.set(network, count + 1);
    return full;
  };
}
