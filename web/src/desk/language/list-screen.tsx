/** The languages of the mandant: one can be taken away and put back, by a lead only, with a reason. */
import type { Value } from '@weitersagen/contract/basics/wire';
import { type DeskLanguage, listDeskLanguages, removeLanguage, restoreLanguage } from '@weitersagen/contract/site/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { moment } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { type Column, Table } from '../../ui/work/table.tsx';
import { Ask, Question, ReasonField } from '../../work/decision/question.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { PageHead } from '../../work/page-head.tsx';
import type { Load, Submit } from '../screen.ts';

type Row = Value<typeof DeskLanguage>;
type Way = 'remove' | 'restore';

const calls = { remove: removeLanguage, restore: restoreLanguage } as const;
/** The words of the questions in the address. */
const asked = { remove: 'wegnehmen', restore: 'anbieten' } as const;

const wayOf = ({ removedAt }: Row): Way => (removedAt === null ? 'remove' : 'restore');
const questionAbout = (row: Row): string => `${asked[wayOf(row)]}-${row.language}`;

export const load = async ({ api }: Load) => ({ languages: need(await api(listDeskLanguages)) });

export const submit = ({ form, query, done, t }: Submit) => {
  const [, word, language] = /^(wegnehmen|anbieten)-([a-z]{2})$/.exec(questionOf(query) ?? '') ?? [];
  if (!word || !language) throw new Error('nobody asks that about a language');
  const way: Way = word === asked.remove ? 'remove' : 'restore';
  return form.send(calls[way], { params: { language } }, ({ name }) => done(t(`desk.languages.${way}Done`, { name })));
};

export default function LanguageListScreen() {
  const t = useT();
  const locale = useLocale();
  const { languages } = useLoaderData<typeof load>();
  return (
    <>
      <PageHead title={t('desk.languages.title')} lead={t('desk.languages.lead')} />
      <Table
        caption={t('desk.languages.count', { count: languages.length })}
        rows={languages}
        keyOf={({ language }) => language}
        empty={null}
        columns={columnsOf(t, locale)}
      />
      {languages
        .filter(({ isDefault }) => !isDefault)
        .map((row) => {
          const way = wayOf(row);
          return (
            <Question
              key={questionAbout(row)}
              name={questionAbout(row)}
              title={t(`desk.languages.${way}Of`, { name: row.name })}
              submit={t(`desk.languages.${way}`)}
              isDangerous={way === 'remove'}
              schema={calls[way].body}
              consequence={
                <>
                  <p>{t(`desk.languages.${way}Then`)}</p>
                  <p>{t(`desk.languages.${way}Content`, { count: row.contentCount, open: row.publicContentCount })}</p>
                </>
              }
            >
              <ReasonField />
            </Question>
          );
        })}
    </>
  );
}

const columnsOf = (t: T, locale: string): Column<Row>[] => [
  {
    head: t('desk.languages.name'),
    kind: 'name',
    cell: ({ name, language }) => (
      <>
        {name}
        <small>/{language}</small>
      </>
    ),
  },
  { head: t('desk.languages.state'), cell: (row) => <State row={row} locale={locale} /> },
  { head: t('desk.languages.texts'), cell: ({ textCount }) => String(textCount) },
  {
    head: t('desk.languages.content'),
    cell: ({ contentCount, publicContentCount }) => (
      <>
        {contentCount}
        <small>{t('desk.languages.publicContent', { count: publicContentCount })}</small>
      </>
    ),
  },
  {
    head: t('desk.languages.terms'),
    cell: ({ hasTerms }) => t(hasTerms ? 'desk.languages.hasTerms' : 'desk.languages.noTerms'),
  },
  {
    head: t('desk.languages.action'),
    kind: 'action',
    cell: (row) => (
      <Ask name={questionAbout(row)} isSmall obstacle={row.isDefault ? t('desk.languages.whyDefault') : undefined}>
        {t(`desk.languages.${wayOf(row)}`)}
        <span className={layout.hush}> – {row.name}</span>
      </Ask>
    ),
  },
];

function State({ row: { isDefault, removedAt }, locale }: { row: Row; locale: string }) {
  const t = useT();
  if (removedAt !== null)
    return <Badge kind="warn">{t('desk.languages.removed', { at: moment(removedAt, locale) })}</Badge>;
  return <Badge kind="good">{t(isDefault ? 'desk.languages.isDefault' : 'desk.languages.offered')}</Badge>;
}
