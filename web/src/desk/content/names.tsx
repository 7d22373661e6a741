/** What kinds, states and languages are called, and where each of them is. */

import { encode } from '@weitersagen/contract/basics/wire';
import type { ContentKind } from '@weitersagen/contract/content/content-schemas';
import { type ContentRow, type ContentState, contentKind } from '@weitersagen/contract/content/desk-shapes';
import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Badge, type BadgeKind } from '../../ui/state/badge.tsx';
import { Parted } from '../../ui/work/parted.tsx';
import { addressBehind, nameOf } from '../../work/colleagues.ts';
import { deskPath } from '../screen.ts';

/** The name of a kind in addresses: that of its schema. */
const wordOf = (kind: ContentKind): string => String(encode(contentKind, kind));

/** Mails have a list of their own: all the program sends, in own words or not. */
export const listPath = (slug: string, kind: ContentKind): string =>
  kind === 'mails' ? deskPath(slug, 'inhalte', 'mails') : deskPath(slug, 'inhalte', 'liste', wordOf(kind));
export const itemPath = (slug: string, id: string): string => deskPath(slug, 'inhalte', id);

const looks: Readonly<Record<ContentState, BadgeKind>> = {
  draft: 'info',
  published: 'good',
  changed: 'warn',
  archived: 'open',
};

export function ContentBadge({ state }: { state: ContentState }) {
  const t = useT();
  return <Badge kind={looks[state]}>{t(`desk.content.stateOf.${state}`)}</Badge>;
}

export function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
}

export const languageNames = (languages: readonly string[], locale: string): string =>
  languages.map((language) => languageName(language, locale)).join(', ');

/** What somebody presses to get to an item, with its name on the wire beside it. */
export function ItemLink({ slug, row }: { slug: string; row: Pick<ContentRow, 'id' | 'title' | 'key'> }) {
  const t = useT();
  const title = row.title || t('desk.content.unnamed');
  return (
    <>
      <a href={itemPath(slug, row.id)}>
        <bdi>{title}</bdi>
      </a>
      {row.key !== null && row.key !== row.title && <small>{row.key}</small>}
    </>
  );
}

/** When something was changed, and by whom. */
export function Changed({ changedAt, changedBy }: Pick<ContentRow, 'changedAt' | 'changedBy'>) {
  const t = useT();
  return (
    <>
      {moment(changedAt, useLocale())}
      {changedBy !== null && (
        <small title={addressBehind(changedBy)}>
          <Parted text={t('desk.content.by', { by: nameOf(changedBy) })} />
        </small>
      )}
    </>
  );
}
