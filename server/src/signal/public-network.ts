/** Whether an address says from where somebody comes: behind a proxy that was set up wrongly everybody has a private one. */
import ipaddr from 'ipaddr.js';

export function isPublic(ip: string): boolean {
  const [address = ''] = ip.split('%');
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
