/** What stands above the field for the own address: at whom it has to be, where a mandant lets in some only (E-03), and what for. */
import type { T } from '../../i18n/t.ts';

export const addressHint = (domains: readonly string[], what: string, t: T): string =>
  domains.length === 0 ? what : `${t('recommend.emailAt', { domains: domains.join(', ') })} ${what}`;
