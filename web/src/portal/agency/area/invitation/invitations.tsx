/** "Einladungen" (rules 3.7): whom the agency has invited, what became of it, again (I8) and withdrawn (I7). */
import { listAgencyInvitations } from '@weitersagen/contract/agency-area/endpoints';
import { sendInvitationAgain, withdrawInvitation } from '@weitersagen/contract/invitation/endpoints';
import { mayInvitation } from '@weitersagen/contract/invitation/rules';
import type { InvitationRow } from '@weitersagen/contract/invitation/schemas';
import { invitationStatus } from '@weitersagen/contract/invitation/status';
import type { ComponentProps } from 'react';
import { useActionData } from 'react-router';
import { need, trouble } from '../../../../api/need.ts';
import { HiddenField } from '../../../../form/field/text-field.tsx';
import { wordsOf } from '../../../../form/filter-words.ts';
import { Form } from '../../../../form/form.tsx';
import type { FormState } from '../../../../form/send.ts';
import { Submit } from '../../../../form/submit.tsx';
import { day, moment, typedName } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import layout from '../../../../ui/layout.module.css';
import { Badge, type BadgeKind } from '../../../../ui/state/badge.tsx';
import type { Load, Submit as Sent } from '../../../page/screen.ts';
import { PageLink } from '../../../shell/link/page-link.tsx';
import { Said } from '../../../shell/said.tsx';
import styles from '../area.module.css';
import { rowsIn } from '../list/asked.ts';
import { Person, State, Whose, Why } from '../list/cells.tsx';
import { type AreaColumn, ListFrame, useCount } from '../list/list-frame.tsx';
import { loadAround } from '../list/loaded.ts';
import { SaveAsFile } from '../list/save-as-file.tsx';
import { Leave, Question } from '../question.tsx';
import { view } from '../view.ts';
import { MadeInvitation } from './made-invitation.tsx';

type Row = InvitationRow;

const tab = 'einladungen';
const [withdraws, done] = ['widerrufen', 'gesagt'] as const;
const rowOf = (id: number): string => `einladung-${id}`;
/** The form of a row has a name of its own: what is wrong stands there. */
const againOf = (id: number | string): string => `again-${id}`;

async function load(load: Load) {
  const around = await loadAround(load);
  const page = need(await load.api(listAgencyInvitations, { body: around.body }));
  const asked = Number(load.query.get(withdraws));
  const withdrawn = page.rows.find((row) => row.id === asked && mayInvitation('withdraw', row));
  return { ...around, page, withdrawn, said: load.query.get(done) };
}
type Data = Awaited<ReturnType<typeof load>>;

async function submit({ form, query, enter }: Sent) {
  const back = { ...rowsIn(query), tab };
  const id = form.values.id ?? '';
  const params = { id };
  switch (form.values._form) {
    case againOf(id):
      return form.send(sendInvitationAgain, { params }, ({ link, qrCode, firstName, lastName, ...reply }) =>
        link
          ? { made: { ...reply, link, qrCode: qrCode ?? null, isKnown: false, name: typedName(firstName, lastName) } }
          : enter('agency', { ...back, [done]: 'again' }),
      );
    case 'withdraw':
      return form.send(withdrawInvitation, { params }, () => enter('agency', { ...back, [done]: 'withdrawn' }));
    default:
      throw trouble(404);
  }
}

export const invitations = view<Data>({
  load,
  submit,
  draw: (data) => <Invitations {...data} />,
  beside: ({ page, asked, withdrawn }) =>
    page.rows.length > 0 && !withdrawn && <SaveAsFile place={tab} asked={asked} />,
});

function Invitations({ asked, search, shown, employees, page, withdrawn, said, mayWrite }: Data) {
  const t = useT();
  const count = useCount();
  const columns = useColumns(mayWrite, shown);
  const answer = useActionData<{ made?: ComponentProps<typeof MadeInvitation> } & Partial<FormState>>();
  if (answer?.made) return <MadeInvitation {...answer.made} />;
  if (withdrawn && mayWrite) return <Withdrawal row={withdrawn} shown={shown} />;
  const statuses = wordsOf(invitationStatus).map(
    ([word, code]) => [word, t(`agencyInvite.statusOf.${code as 'sent'}`)] as const,
  );
  const isAtRow = page.rows.some(({ id, maySendAgain }) => maySendAgain && answer?.form === againOf(id));
  return (
    <>
      {(said === 'again' || said === 'withdrawn') && <Said>{t(`agencyInvite.done.${said}`)}</Said>}
      {answer?.message && !isAtRow && <Said kind="bad">{answer.message}</Said>}
      <ListFrame
        place={tab}
        asked={asked}
        search={search}
        page={page}
        columns={columns}
        keyOf={({ id }) => id}
        chooses={({ firstName, lastName, email }) =>
          t('agencyList.choose', { name: typedName(firstName, lastName) || email || t('agencyInvite.nameGone') })
        }
        caption={(found) => t('agencyInvite.caption', { found: found ?? 2, count: count(found) })}
        statuses={statuses}
        employees={employees}
        sorts={[
          ['', t('agencyList.newest')],
          ['VersendetAm', t('agencyList.oldest')],
        ]}
        textLabel={t('agencyInvite.text')}
        empty={{
          title: t('agencyInvite.emptyTitle'),
          text: t('agencyInvite.empty'),
          action: (
            <PageLink to="agency" values={{ tab: 'recommend-employees' }} className={button.button}>
              {t('agencyRecommender.invite')}
            </PageLink>
          ),
        }}
      />
    </>
  );
}

const kinds: Partial<Record<Row['status'], BadgeKind>> = {
  sent: 'info',
  opened: 'info',
  accepted: 'good',
  declined: 'bad',
};

function useColumns(mayWrite: boolean, shown: Data['shown']): AreaColumn<Row>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      head: t('agencyInvite.name'),
      kind: 'name',
      cell: ({ id, firstName, lastName, email }) => (
        <Person id={rowOf(id)} name={typedName(firstName, lastName) || t('agencyInvite.nameGone')} email={email} />
      ),
    },
    { head: t('agencyInvite.kind'), cell: ({ kindText }) => kindText },
    { head: t('agencyOrder.employee'), cell: (row) => <Whose {...row} /> },
    {
      head: t('agencyInvite.sentAt'),
      sortedBy: 'VersendetAm',
      cell: ({ sentAt }) => day(sentAt, locale),
    },
    { head: t('agencyInvite.status'), cell: (row) => <Became row={row} /> },
    ...(mayWrite
      ? [
          {
            head: t('agencyInvite.actions'),
            kind: 'action',
            cell: (row) => <Actions row={row} shown={shown} />,
          } as AreaColumn<Row>,
        ]
      : []),
  ];
}

/** What became of it, and since when; what is open says until when. */
function Became({ row: { status, openedAt, acceptedAt, expiresOn } }: { row: Row }) {
  const t = useT();
  const locale = useLocale();
  const since = acceptedAt ?? openedAt;
  const isOpen = status === 'sent' || status === 'opened';
  return (
    <State badge={<Badge kind={kinds[status] ?? 'open'}>{t(`agencyInvite.statusOf.${status}`)}</Badge>}>
      {[
        status === 'accepted' && since && t('agencyInvite.onDay', { day: day(since, locale) }),
        status === 'opened' && openedAt && t('agencyInvite.onDay', { day: day(openedAt, locale) }),
        isOpen && t('agencyInvite.untilDay', { day: day(expiresOn, locale) }),
        status === 'expired' && t('agencyInvite.onDay', { day: day(expiresOn, locale) }),
      ]
        .filter(Boolean)
        .join(', ')}
    </State>
  );
}

/** What cannot be sent again now says from when it can, or why never (I8). */
function Actions({ row, shown }: { row: Row; shown: Data['shown'] }) {
  const t = useT();
  const hush = <span className={layout.hush}> – {typedName(row.firstName, row.lastName)}</span>;
  const why = useWhyNotAgain(row);
  return (
    <div className={styles.deeds}>
      {row.maySendAgain && (
        <Form name={againOf(row.id)}>
          <HiddenField name="id" value={row.id} />
          <button type="submit" className={`${button.button} ${button.quiet} ${styles.deed}`}>
            {t('agencyInvite.again')}
            {hush}
          </button>
        </Form>
      )}
      {why && (
        <button
          type="button"
          className={`${button.button} ${button.small}`}
          aria-disabled="true"
          aria-describedby={`why-${row.id}`}
        >
          {t('agencyInvite.again')}
          {hush}
        </button>
      )}
      {mayInvitation('withdraw', row) && (
        <PageLink
          to="agency"
          values={{ ...shown, tab, [withdraws]: row.id }}
          className={`${button.button} ${button.quiet} ${styles.deed}`}
        >
          {t('agencyInvite.withdraw')}
          {hush}
        </PageLink>
      )}
      {why && <Why id={`why-${row.id}`}>{why}</Why>}
    </div>
  );
}

function useWhyNotAgain(row: Row): string | undefined {
  const t = useT();
  const locale = useLocale();
  if (row.maySendAgain || row.email === null || !mayInvitation('sendAgain', row)) return;
  return row.againFrom === null
    ? t('agencyInvite.tooOften')
    : t('agencyInvite.tooSoon', { moment: moment(row.againFrom, locale) });
}

function Withdrawal({ row, shown }: { row: Row; shown: Data['shown'] }) {
  const t = useT();
  const name = typedName(row.firstName, row.lastName) || (row.email ?? '');
  return (
    <Question title={t('agencyInvite.withdrawTitle', { name })}>
      <p>{t('agencyInvite.withdrawText')}</p>
      <Form name="withdraw">
        <HiddenField name="id" value={row.id} />
        <div className={layout.row}>
          <Submit isDangerous>{t('agencyInvite.withdrawSubmit')}</Submit>
          <Leave values={{ ...shown, tab }} at={rowOf(row.id)} />
        </div>
      </Form>
    </Question>
  );
}
