/** The outbox: what was sent, what waits, what was tried in vain; one can be tried again at once. */
import type { Value } from '@weitersagen/contract/basics/wire';
import { downloadMails, type MailRow, pageMails } from '@weitersagen/contract/mail/desk';
import { mailState } from '@weitersagen/contract/mail/status';
import { useLoaderData } from 'react-router';
import { wordsOf } from '../../form/filter-words.ts';
import { moment } from '../../i18n/format.ts';
import { type T, type TextKey, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { selectionColumn, useSelection } from '../../work/list/selection.tsx';
import { LeadLink } from '../../work/row/lead-link.tsx';
import { useSeat } from '../desk-context.ts';
import { ObjectLink } from '../object-link.tsx';
import { useCounted } from '../overview/counted-tabs.ts';
import { deskPath, type Load } from '../screen.ts';
import { mayRetry, useAgain } from './again.tsx';

type Row = Value<typeof MailRow>;

const kind: ListKind = { status: mailState, columns: { createdAt: 'ErstelltAm' } };

export const load = (given: Load) => loadList(given, kind, pageMails);

export default function MailListScreen() {
  const t = useT();
  const { mandant } = useSeat();
  const loaded = useLoaderData<typeof load>();
  const selection = useSelection<Row>(loaded.page, mayRetry, ({ id }) => id);
  const again = useAgain(selection);
  const isChoosing = selection.all.length + selection.chosen.length > 0;
  return (
    <HeadedList
      words="desk.mail"
      statesOf="mail"
      kind={kind}
      loaded={loaded}
      file={downloadMails}
      columns={(reader) => [
        ...(isChoosing
          ? [
              selectionColumn(selection, {
                head: t('work.list.choice'),
                nameOf: ({ id }) => t('desk.mail.again.choose', { id }),
              }),
            ]
          : []),
        ...columnsOf(reader),
        ...(isChoosing ? [again.column(t('desk.mail.again.next'))] : []),
      ]}
      deeds={again.deeds}
      keyOf={({ id }) => id}
      lead="desk.mail.lead"
      isOneLine
      tabs={useCounted(
        'mails',
        wordsOf(mailState).map(([word, code]) => ({
          name: t(`work.state.mail.${code}` as TextKey),
          fields: { status: word },
        })),
      )}
    >
      <div>
        <a className={`${button.button} ${button.second}`} href={deskPath(mandant.slug, 'mails', 'adressen')}>
          {t('desk.returned.title')}
        </a>
      </div>
    </HeadedList>
  );
}

const columnsOf = ({ t, locale, slug }: Reader): ListColumn<Row>[] => [
  {
    head: t('desk.mail.template'),
    kind: 'lead',
    cell: ({ id, template }) => (
      <LeadLink href={deskPath(slug, 'mails', id)} number={template}>
        {templateText(template, t)}
      </LeadLink>
    ),
  },
  {
    head: t('desk.mail.to'),
    kind: 'name',
    cell: ({ to }) => to ?? <span className={layout.soft}>{t('desk.mail.hidden')}</span>,
  },
  {
    head: t('desk.mail.about'),
    cell: ({ object, number }) => (object ? <ObjectLink object={object} number={number} /> : '–'),
  },
  { head: t('desk.mail.created'), sortedBy: 'createdAt', cell: ({ createdAt }) => moment(createdAt, locale) },
  { head: t('desk.mail.status'), cell: ({ state }) => <StateBadge of="mail" code={state} /> },
  {
    head: t('desk.mail.when'),
    kind: 'name',
    cell: (mail) => (
      <>
        <span>{sendingText(mail, t, locale)}</span>
        {mail.reason && <small>{reasonText(mail, t)}</small>}
      </>
    ),
  },
  { head: t('desk.mail.tries'), kind: 'minor', cell: ({ tries }) => tries },
];

/** Why it was refused, with the numbers of the answer. */
export function reasonText({ reason, replyCode }: Pick<Row, 'reason' | 'replyCode'>, t: T): string {
  const said = reason ? t(`desk.mail.reasonOf.${reason}`) : '–';
  return replyCode ? `${said} (${replyCode})` : said;
}

/** What a template is for; a new one is called by its name. */
export const templateText = (template: string, t: T): string => t(`desk.mail.templateOf.${template}` as TextKey);

export function sendingText({ state, sentAt, nextTryAt }: Row, t: T, locale: string): string {
  if (sentAt && state === 'bounced') return t('desk.mail.bounced', { at: moment(sentAt, locale) });
  if (sentAt) return t('desk.mail.sentAt', { at: moment(sentAt, locale) });
  if (state === 'dropped') return t('desk.mail.dropped');
  if (nextTryAt) return t('desk.mail.nextTry', { at: moment(nextTryAt, locale) });
  return state === 'failed' ? t('desk.mail.onlyByHand') : t('desk.mail.notYet');
}
