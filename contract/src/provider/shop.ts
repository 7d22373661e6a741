/** Where a provider may lead customers (E-09): to the mandant's own host, or by https to one that the mandant allows. */
import { isAllowedTarget } from '../mandant/rules.ts';

/** No placeholder and no user stands where the host is. */
const fixedHost = /^https:\/\/[^\s/?#@\\{}]+(?:[/?#]|$)/i;

interface Allowed {
  mandantUrl: string;
  targetDomains: readonly string[];
}

/** Whether an address in the shop leads there, whatever stands in place of its placeholders. */
export function isAllowedShop(template: string, { mandantUrl, targetDomains }: Allowed): boolean {
  const address = template.replaceAll(/\{\w*\}/g, '');
  return fixedHost.test(template) && isAllowedTarget(address, mandantUrl, targetDomains);
}
