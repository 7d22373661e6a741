/** Addresses from which mails came back: why, how often, and the way back to getting mails. */
import type { Value } from '@weitersagen/contract/basics/wire';
import { freeReturned, pageReturned, type ReturnedAddress } from '@weitersagen/contract/mail/returned-desk';
import { returnedState } from '@weitersagen/contract/mail/status';
import { useLoaderData, useLocation } from 'react-router';
import { moment } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Badge, type BadgeKind } from '../../ui/state/badge.tsx';
import { Ask, Question, ReasonField } from '../../work/decision/question.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { ObjectLink } from '../object-link.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { reasonText } from './list-screen.tsx';

type Row = Value<typeof ReturnedAddress>;

const kind: ListKind = { status: returnedState, columns: { returnedAt: 'ZurueckAm' } };

const badges = {
  counted: 'info',
  suppressed: 'bad',
  complained: 'warn',
  lifted: 'open',
} as const satisfies Record<Row['state'], BadgeKind>;

const question = (id: number): string => `freigeben-${id}`;
/** `freigeben-12` → which one this page asks about. */
const askedAbout = (asked: string | null): number | undefined => {
  const id = /^freigeben-(\d{1,15})$/.exec(asked ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
};
const isHeld = ({ state }: Row): boolean => state === 'suppressed' || state === 'complained';

export const load = (given: Load) => loadList(given, kind, pageReturned);

export const submit = ({ form, query, done, t }: Submit) => {
  const id = askedAbout(questionOf(query));
  if (id === undefined) throw new Error('this page asks nothing of that name');
  return form.send(freeReturned, { params: { id } }, () => done(t('desk.returned.freed')));
};

export default function ReturnedScreen() {
  const t = useT();
  const { mandant } = useSeat();
  const loaded = useLoaderData<typeof load>();
  const asked = askedAbout(questionOf(new URLSearchParams(useLocation().search)));
  const found = loaded.page.rows.find(({ id }) => id === asked);
  return (
    <>
      <HeadedList
        words="desk.returned"
        statusKey="desk.returned.state"
        kind={kind}
        loaded={loaded}
        columns={columnsOf}
        keyOf={({ id }) => id}
        lead="desk.returned.lead"
        back={<BackToList href={deskPath(mandant.slug, 'mails')}>{t('desk.mail.title')}</BackToList>}
      />
      {found && (
        <Question
          key={found.id}
          name={question(found.id)}
          title={t('desk.returned.freeOf', { id: found.mailId })}
          submit={t('desk.returned.free')}
          isHeld={!isHeld(found)}
          schema={freeReturned.body}
          consequence={
            <p>{t(`desk.returned.freeThen.${found.state === 'complained' ? 'complained' : 'suppressed'}`)}</p>
          }
        >
          <ReasonField />
        </Question>
      )}
    </>
  );
}

const columnsOf = ({ t, locale, slug }: Reader): ListColumn<Row>[] => [
  {
    head: t('desk.returned.about'),
    kind: 'name',
    cell: ({ object, number }) =>
      object && number ? <ObjectLink object={object} number={number} /> : t('desk.returned.gone'),
  },
  {
    head: t('desk.returned.mail'),
    cell: ({ mailId }) => <a href={deskPath(slug, 'mails', mailId)}>{t('desk.mail.one', { id: mailId })}</a>,
  },
  {
    head: t('desk.returned.reason'),
    cell: (row) => (
      <>
        {reasonText(row, t)}
        {row.inRow > 1 && <small>{t('desk.returned.inRow', { count: row.inRow })}</small>}
      </>
    ),
  },
  { head: t('desk.returned.at'), sortedBy: 'returnedAt', cell: ({ returnedAt }) => moment(returnedAt, locale) },
  {
    head: t('desk.returned.status'),
    cell: ({ state }) => <Badge kind={badges[state]}>{t(`desk.returned.state.${state}`)}</Badge>,
  },
  {
    head: t('desk.returned.action'),
    kind: 'action',
    cell: (row) =>
      isHeld(row) && (
        <Ask name={question(row.id)} isSmall>
          {t('desk.returned.free')}
          <span className={layout.hush}> – {t('desk.mail.one', { id: row.mailId })}</span>
        </Ask>
      ),
  },
];
