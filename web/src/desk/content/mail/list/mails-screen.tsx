/** Every mail of the program: what it is for, whose words it has in each language, and a way to say it in own words. */
import { listFaults, showContentOverview } from '@weitersagen/contract/content/desk';
import { listOwnMails, type OwnMail, showMailHosts } from '@weitersagen/contract/mail/own-words-endpoints';
import { useLoaderData, useLocation } from 'react-router';
import { need } from '../../../../api/need.ts';
import { SelectFilter, TextFilter } from '../../../../form/filter-fields.tsx';
import { Filters } from '../../../../form/filters.tsx';
import { moment } from '../../../../i18n/format.ts';
import { type T, useLocale, useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import layout from '../../../../ui/layout.module.css';
import { Notice } from '../../../../ui/notice.tsx';
import { Badge, type BadgeKind } from '../../../../ui/state/badge.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { type Column, Table } from '../../../../ui/work/table.tsx';
import { asking, questionOf } from '../../../../work/decision/question-address.ts';
import { PageHead } from '../../../../work/page-head.tsx';
import { useSeat } from '../../../desk-context.ts';
import type { Load, Submit } from '../../../screen.ts';
import { ContentTabs } from '../../content-tabs.tsx';
import { itemPath, languageName } from '../../names.tsx';
import styles from '../mail.module.css';
import { audienceOf, audiences, mailAbout, mailName } from '../mail-names.ts';
import { BeginQuestion, beginMail, beginning, mailOfQuestion } from './begin.tsx';
import { changeHosts, Hosts, hostsQuestion } from './hosts.tsx';

export async function load({ api }: Load) {
  const [mails, overview, faults, hosts] = await Promise.all([
    api(listOwnMails),
    api(showContentOverview),
    api(listFaults),
    api(showMailHosts),
  ]);
  const { languages, isElsewhere } = need(overview);
  return { mails: need(mails), languages, isElsewhere, faultCount: need(faults).length, hosts: need(hosts) };
}

export function submit(given: Submit) {
  if (questionOf(given.query) === hostsQuestion) return changeHosts(given);
  const template = mailOfQuestion(questionOf(given.query));
  if (template === undefined) throw new Error('this page asks nothing of that name');
  return beginMail(given, template);
}

/** How a mail stands, by the words of the address. */
const stands = {
  eigene: ['own', ({ own }) => own?.languages.some(({ state }) => state !== 'draft') ?? false],
  entwurf: ['draft', ({ own }) => own?.languages.some(({ state }) => state !== 'published') ?? false],
  wartet: ['waiting', ({ own }) => own?.isWaiting ?? false],
  geplant: ['planned', ({ own }) => (own?.plannedAt ?? null) !== null],
  programm: ['program', ({ own }) => own === null],
} as const satisfies Record<string, readonly [string, (mail: OwnMail) => boolean]>;
type Stand = keyof typeof stands;

function fits(mail: OwnMail, query: URLSearchParams, t: T): boolean {
  const [text, stand, to] = ['text', 'stand', 'an'].map((name) => query.get(name)?.trim() ?? '');
  const said = [mail.id, mailName(t, mail.id), mailAbout(t, mail.id)].join(' ').toLowerCase();
  const isThere = (text ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
  const isSo = stand && stand in stands ? stands[stand as Stand][1](mail) : true;
  return isThere && isSo && (!to || audienceOf(mail.id) === to);
}

export default function MailsScreen() {
  const t = useT();
  const { pathname, search } = useLocation();
  const { mails, languages, isElsewhere, faultCount, hosts } = useLoaderData<typeof load>();
  const query = new URLSearchParams(search);
  const rows = mails.filter((mail) => fits(mail, query, t));
  const asked = mails.find(({ id }) => id === mailOfQuestion(questionOf(query)));
  return (
    <>
      <PageHead title={t('desk.ownMail.title')} lead={t('desk.ownMail.lead')} />
      {isElsewhere && <Notice kind="warn">{t('desk.content.elsewhere')}</Notice>}
      <ContentTabs current="mails" faultCount={faultCount} />
      <MailFilters query={query} path={pathname} />
      <Table
        caption={t('desk.ownMail.count', { count: rows.length })}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            level="h2"
            title={t('desk.ownMail.nothing')}
            action={
              <a className={`${button.button} ${button.second}`} href={pathname}>
                {t('work.list.reset')}
              </a>
            }
          >
            {t('desk.ownMail.nothingText')}
          </EmptyState>
        }
        columns={useColumns(languages)}
      />
      <Hosts {...hosts} />
      {asked && asked.own === null && <BeginQuestion template={asked.id} language={languages[0] ?? 'de'} />}
    </>
  );
}

function MailFilters({ query, path }: { query: URLSearchParams; path: string }) {
  const t = useT();
  const value = (name: string) => query.get(name) ?? undefined;
  const all = ['', t('desk.ownMail.all')] as const;
  return (
    <Filters key={query.toString()} show={t('desk.ownMail.show')} reset={t('work.list.reset')} resetHref={path}>
      <TextFilter name="text" label={t('desk.ownMail.find')} value={value('text')} />
      <SelectFilter
        name="stand"
        label={t('desk.ownMail.words')}
        value={value('stand')}
        options={[
          all,
          ...(Object.keys(stands) as Stand[]).map((one) => [one, t(`desk.ownMail.standOf.${stands[one][0]}`)] as const),
        ]}
      />
      <SelectFilter
        name="an"
        label={t('desk.ownMail.to')}
        value={value('an')}
        options={[all, ...audiences.map((one) => [one, t(`desk.ownMail.toOf.${one}`)] as const)]}
      />
    </Filters>
  );
}

function useColumns(languages: readonly string[]): Column<OwnMail>[] {
  const t = useT();
  const { slug } = useSeat().mandant;
  return [
    {
      head: t('desk.ownMail.mail'),
      cell: ({ id, own, needsAnotherPerson }) => (
        <>
          {own ? <a href={itemPath(slug, own.id)}>{mailName(t, id)}</a> : <b>{mailName(t, id)}</b>}{' '}
          <span className={layout.soft}>{id}</span>
          <small>{mailAbout(t, id)}</small>
          {needsAnotherPerson && <small>{t('desk.ownMail.needsAnother')}</small>}
        </>
      ),
    },
    { head: t('desk.ownMail.to'), cell: ({ id }) => t(`desk.ownMail.toOf.${audienceOf(id)}`) },
    { head: t('desk.ownMail.words'), cell: ({ own }) => <Stands own={own} languages={languages} /> },
    { head: t('desk.ownMail.begin'), kind: 'action', cell: (mail) => <Deed mail={mail} slug={slug} /> },
  ];
}

const looks = { draft: 'info', published: 'good', changed: 'warn', program: 'open' } as const satisfies Record<
  string,
  BadgeKind
>;

function Stands({ own, languages }: { own: OwnMail['own']; languages: readonly string[] }) {
  const t = useT();
  const locale = useLocale();
  if (own?.state === 'archived') return <Badge kind="open">{t('desk.ownMail.stateOf.archived')}</Badge>;
  return (
    <div className={styles.stands}>
      {languages.map((language) => {
        const state = own?.languages.find((one) => one.language === language)?.state ?? 'program';
        return (
          <Badge key={language} kind={looks[state]}>
            {t(`desk.ownMail.stateOf.${state}`, { language: languageName(language, locale) })}
          </Badge>
        );
      })}
      {own?.isWaiting && <Badge kind="warn">{t('desk.approval.isWaiting')}</Badge>}
      {own?.plannedAt && <small>{t('desk.content.plannedAt', { date: moment(own.plannedAt, locale) })}</small>}
    </div>
  );
}

function Deed({ mail: { id, own }, slug }: { mail: OwnMail; slug: string }) {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <a
      className={`${button.button} ${button.second} ${button.small}`}
      href={own ? itemPath(slug, own.id) : asking(pathname, search, beginning(id))}
    >
      {t(own ? 'desk.ownMail.edit' : 'desk.ownMail.begin')}
      <span className={layout.hush}> – {mailName(t, id)}</span>
    </a>
  );
}
