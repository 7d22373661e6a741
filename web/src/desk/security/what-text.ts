/** At what a security event was, in words where it is the path of a setting. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { SecurityRow } from '@weitersagen/contract/security/desk';
import type { T } from '../../i18n/t.ts';
import { wireStateText } from '../../work/history/state-words.ts';

type Row = Pick<Value<typeof SecurityRow>, 'kind' | 'what'>;

export function whatText({ kind, what }: Row, t: T): string {
  if (kind !== 'setting' || what === null) return what ?? '–';
  const [, path = what, names] = /^([^:]+): (.+)$/.exec(what) ?? [];
  return (names === undefined ? settingText(path, t) : settingsText(path, names, t)) ?? what;
}

/** One setting by its path. */
function settingText(path: string, t: T): string | undefined {
  const [, sort = '', rest = ''] = /^(\w+)\.(.+)$/.exec(path) ?? [];
  const [, name = '', last = ''] = /^(.*)\.([^.]*)$/.exec(rest) ?? [];
  switch (sort) {
    case 'Konfiguration':
    case 'ApiSchluessel':
    case 'Hosts':
      return t(`desk.security.setting.${sort}`, { name: rest });
    case 'Sprachen':
      return t(`desk.security.setting.${last === 'angeboten' || last === 'Name' ? last : 'weggenommen'}`, { name });
    case 'Betreiber':
      return t('desk.security.setting.Betreiber', { name, what: wireStateText('operator', last, t) });
    default:
      return undefined;
  }
}

/** Several of one kind, in one event. */
function settingsText(path: string, names: string, t: T): string | undefined {
  switch (path) {
    case 'Konfiguration':
    case 'Routen':
    case 'Kategorien':
    case 'Produkte':
    case 'Praemien':
    case 'GutscheinCodes':
      return t(`desk.security.settings.${path}`, { names });
    default: {
      const [, name] = /^Sprachen\.(.+)\.Texte$/.exec(path) ?? [];
      return name && t('desk.security.setting.Texte', { name, names });
    }
  }
}
