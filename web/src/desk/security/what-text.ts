/** At what a security event was, in words where it is the path of a setting. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { SecurityRow } from '@weitersagen/contract/security/desk';
import type { T } from '../../i18n/t.ts';
import { wireStateText } from '../../work/history/state-words.ts';

type Row = Pick<Value<typeof SecurityRow>, 'kind' | 'what'>;

export function whatText({ kind, what }: Row, t: T): string {
  const [, sort = '', rest = ''] = (kind === 'setting' && /^(\w+)\.(.+)$/.exec(what ?? '')) || [];
  const [, name = '', last = ''] = /^(.*)\.([^.]*)$/.exec(rest) ?? [];
  switch (sort) {
    case 'Konfiguration':
    case 'ApiSchluessel':
    case 'Hosts':
      return t(`desk.security.setting.${sort}`, { name: rest });
    case 'Sprachen':
      return t(`desk.security.setting.${last === 'angeboten' ? last : 'weggenommen'}`, { name });
    case 'Betreiber':
      return t('desk.security.setting.Betreiber', { name, what: wireStateText('operator', last, t) });
    default:
      return what ?? '–';
  }
}
