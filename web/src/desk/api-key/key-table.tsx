/** Each key in a line: by what it is known, what it may, when it was used and when it ends. */

import type { ApiKey } from '@weitersagen/contract/api-key/desk';
import { type ApiScope, apiScope } from '@weitersagen/contract/basics/endpoint';
import { codesOf } from '@weitersagen/contract/basics/label';
import { day, moment } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { type Column, Table } from '../../ui/work/table.tsx';
import { addressBehind, nameOf } from '../../work/colleagues.ts';
import { Ask } from '../../work/decision/question.tsx';
import styles from './key-table.module.css';
import { questionAbout } from './questions.ts';

export const scopes = codesOf(apiScope);

export function KeyTable({ keys, mayChange }: { keys: readonly ApiKey[]; mayChange: boolean }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Table
      caption={t('desk.apiKey.count', { count: keys.length })}
      rows={keys}
      keyOf={({ name }) => name}
      empty={<p>{t('desk.apiKey.empty')}</p>}
      columns={columnsOf(t, locale, mayChange)}
    />
  );
}

const columnsOf = (t: T, locale: string, mayChange: boolean): Column<ApiKey>[] => [
  {
    head: t('desk.apiKey.key'),
    kind: 'name',
    cell: ({ name, status, ending }) => (
      <>
        {name}
        <small>
          {t(`desk.apiKey.statusOf.${status}`)}
          {ending !== null && ` · …${ending}`}
        </small>
      </>
    ),
  },
  {
    head: t('desk.apiKey.scopes'),
    cell: (key) => scopesText(key, t),
  },
  { head: t('desk.apiKey.since'), cell: (key) => madeText(key, t, locale) },
  { head: t('desk.apiKey.used'), cell: (key) => usedText(key, t, locale) },
  { head: t('desk.apiKey.ends'), cell: (key) => endText(key, t, locale) },
  ...(mayChange
    ? [
        {
          head: t('desk.apiKey.action'),
          kind: 'action' as const,
          cell: (key: ApiKey) => <KeyActions apiKey={key} />,
        },
      ]
    : []),
];

/** What the key may now, and what the one will that is promised: of a name without a key only that. */
function scopesText({ status, scopes: own, promisedScopes }: ApiKey, t: T) {
  const text = (some: readonly ApiScope[]) =>
    some.length === scopes.length
      ? t('desk.apiKey.everything')
      : some.map((scope) => t(`desk.apiKey.scopeOf.${scope}`)).join(', ');
  if (status === 'none') return promisedScopes ? text(promisedScopes) : '–';
  const next = promisedScopes && text(promisedScopes);
  return (
    <>
      {text(own)}
      {next !== null && next !== text(own) && <small>{t('desk.apiKey.promisedIs', { what: next })}</small>}
    </>
  );
}

const madeText = ({ madeAt, madeBy }: ApiKey, t: T, locale: string) => (
  <>
    {day(madeAt, locale)}
    <small title={addressBehind(madeBy)}>{madeBy === null ? t('desk.apiKey.byFile') : nameOf(madeBy)}</small>
  </>
);

const used = (at: Date | null, t: T, locale: string): string =>
  at === null ? t('desk.apiKey.never') : moment(at, locale);

function usedText({ usedAt, former, status }: ApiKey, t: T, locale: string) {
  const now = status === 'none' ? '–' : used(usedAt, t, locale);
  if (!former) return now;
  return (
    <>
      {now}
      <small>{t('desk.apiKey.formerUsed', { at: used(former.usedAt, t, locale) })}</small>
    </>
  );
}

function endText({ endsAt, former, status, promisedTo, promisedUntil, promisedDays }: ApiKey, t: T, locale: string) {
  const isPromised = promisedTo !== null && promisedUntil !== null;
  const next = promisedDays === null ? t('desk.apiKey.noEnd') : t('desk.apiKey.promisedDays', { count: promisedDays });
  const now = endsAt === null ? t('desk.apiKey.noEnd') : moment(endsAt, locale);
  return (
    <>
      {status !== 'none' ? now : isPromised ? next : '–'}
      {status !== 'none' && isPromised && <small>{t('desk.apiKey.promisedIs', { what: next })}</small>}
      {former && <small>{t('desk.apiKey.formerEnds', { at: moment(former.endsAt, locale) })}</small>}
      {isPromised && (
        <small>{t('desk.apiKey.promised', { by: nameOf(promisedTo), until: day(promisedUntil, locale) })}</small>
      )}
    </>
  );
}

function KeyActions({ apiKey: { name, status, former, isPromisedToMe } }: { apiKey: ApiKey }) {
  const t = useT();
  const about = <span className={layout.hush}> – {name}</span>;
  return (
    <div className={styles.actions}>
      {isPromisedToMe && (
        <Ask name={questionAbout('take', name)} isSmall isFirst>
          {t('desk.apiKey.take')}
          {about}
        </Ask>
      )}
      <Ask name={questionAbout('renew', name)} isSmall>
        {t('desk.apiKey.renew')}
        {about}
      </Ask>
      {former && (
        <Ask name={questionAbout('endFormer', name)} isSmall>
          {t('desk.apiKey.endFormer')}
          {about}
        </Ask>
      )}
      <Ask
        name={questionAbout('end', name)}
        isSmall
        obstacle={status === 'ended' ? t('desk.apiKey.whyEnded') : undefined}
      >
        {t('desk.apiKey.end')}
        {about}
      </Ask>
    </div>
  );
}
