/** Payout runs: what could be paid out now and a run of it, and all runs there were. */

import type { Value } from '@weitersagen/contract/basics/wire';
import {
  createPayout,
  downloadPayouts,
  listPayouts,
  type PayoutRow,
  showNextRun,
} from '@weitersagen/contract/payout/desk';
import { payoutStatus } from '@weitersagen/contract/payout/status';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { wordsOf } from '../../form/filter-words.ts';
import { day, moment, money } from '../../i18n/format.ts';
import { type T, type TextKey, useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Parted } from '../../ui/work/parted.tsx';
import { addressBehind, nameOf } from '../../work/colleagues.ts';
import { Ask, Question } from '../../work/decision/question.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { useSeat } from '../desk-context.ts';
import { useCounted } from '../overview/counted-tabs.ts';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { BankNotice } from './bank-check.tsx';
import { Flagged } from './flagged.tsx';

type Row = Value<typeof PayoutRow>;

const kind: ListKind = { status: payoutStatus, columns: { createdAt: 'ErstelltAm', status: 'Status' } };
const create = 'anlegen';

export const load = async (given: Load) => {
  const [list, next] = await Promise.all([loadList(given, kind, listPayouts), given.api(showNextRun)]);
  return { ...list, next: need(next), nonce: crypto.randomUUID() };
};

export const submit = ({ form, query, done, t, locale, mandant }: Submit) => {
  if (questionOf(query) !== create) throw new Error('this page asks nothing else');
  return form.send(createPayout, {}, ({ id, count, sumCents }) =>
    done(
      t('desk.payout.created', { id, count, sum: money(sumCents, locale) }),
      deskPath(mandant.slug, 'auszahlungen', id),
    ),
  );
};

export default function PayoutListScreen() {
  const t = useT();
  return (
    <HeadedList
      words="desk.payout"
      statesOf="payout"
      kind={kind}
      loaded={useLoaderData<typeof load>()}
      file={downloadPayouts}
      columns={columnsOf}
      keyOf={({ id }) => id}
      lead="desk.payout.lead"
      isOneLine
      tabs={useCounted(
        'auszahlungen',
        wordsOf(payoutStatus).map(([word, code]) => ({
          name: t(`work.state.payout.${code}` as TextKey),
          fields: { status: word },
        })),
      )}
    >
      <BankState />
      <Ready />
    </HeadedList>
  );
}

function BankState() {
  const { next } = useLoaderData<typeof load>();
  return <BankNotice bank={next.bank} />;
}

/** What a run would take, said before there is one. */
function Ready() {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const { next, nonce } = useLoaderData<typeof load>();
  const { count, held, stopped, checked, waitsForOther, exporters, hasDebtor } = next;
  const values = { count, sum: money(next.sumCents, locale) };
  const nobody = waitsForOther > 0 && exporters.length === 0 ? t('desk.payout.noExporter') : undefined;
  const readyNone = t('desk.payout.readyNone');
  const none = nobody ?? (count === 0 ? readyNone : undefined);
  const obstacle = hasDebtor ? none : t('desk.payout.noDebtor');
  const rewards = (view: string) => `${deskPath(mandant.slug, 'praemien')}?ansicht=${view}`;
  return (
    <section className={layout.card} aria-labelledby="payout-ready">
      <h2 id="payout-ready">{t('desk.payout.ready')}</h2>
      {count > 0 ? (
        <p>
          {t('desk.payout.readySome', values)}
          {' · '}
          <a href={rewards('Auszahlbar')}>{t('desk.payout.readyList')}</a>
        </p>
      ) : (
        // The button says it where nothing else keeps it back.
        obstacle !== readyNone && <p>{readyNone}</p>
      )}
      {count > 0 && exporters.length > 0 && (
        <p className={layout.small}>
          <Parted text={t('desk.payout.exporters', { people: exporters.map(nameOf).join(', ') })} />
        </p>
      )}
      {(held > 0 || stopped > 0 || waitsForOther > 0) && (
        <ul className={`${layout.stack} ${layout.small} ${layout.soft}`}>
          {held > 0 && (
            <li>
              <a href={rewards('Gesperrt')}>{t('desk.payout.held', { count: held })}</a>
            </li>
          )}
          {waitsForOther > 0 && <li>{t('desk.payout.waitsForOther', { count: waitsForOther })}</li>}
          {checked > 0 && (
            <li>
              <a href={rewards('Pruefung')}>{t('desk.payout.checked', { count: checked })}</a>
            </li>
          )}
          {stopped > 0 && (
            <li>
              <a href={rewards('Gestoppt')}>{t('desk.payout.stopped', { count: stopped })}</a>
            </li>
          )}
        </ul>
      )}
      <Flagged next={next} />
      <div className={layout.row}>
        <Ask name={create} isFirst obstacle={obstacle}>
          {t('desk.payout.create')}
        </Ask>
        {!hasDebtor && <a href={deskPath(mandant.slug, 'konto')}>{t('desk.payout.setDebtor')}</a>}
      </div>
      <Question
        name={create}
        isHeld={obstacle !== undefined}
        title={t('desk.payout.create')}
        submit={t('desk.payout.create')}
        nonce={nonce}
        consequence={<p>{t('desk.payout.createThen', values)}</p>}
      />
    </section>
  );
}

const columnsOf = ({ t, locale, slug }: Reader): ListColumn<Row>[] => [
  {
    head: t('desk.payout.run'),
    cell: ({ id }) => <a href={deskPath(slug, 'auszahlungen', id)}>{id}</a>,
  },
  {
    head: t('desk.payout.made'),
    kind: 'lead',
    sortedBy: 'createdAt',
    cell: ({ createdAt, createdBy }) => (
      <>
        <span>{moment(createdAt, locale)}</span>
        <small title={addressBehind(createdBy)}>
          <Parted text={t('desk.payout.by', { by: nameOf(createdBy) })} />
        </small>
      </>
    ),
  },
  { head: t('desk.payout.transfers'), kind: 'sum', cell: ({ count }) => count },
  { head: t('desk.payout.sum'), kind: 'sum', cell: ({ sumCents }) => money(sumCents, locale) },
  {
    head: t('desk.payout.status'),
    sortedBy: 'status',
    cell: ({ status }) => <StateBadge of="payout" code={status} />,
  },
  { head: t('desk.payout.next'), kind: 'state', cell: (run) => nextText(run, t, locale) },
];

function nextText({ status, confirmedAt, confirmedBy, discardedAt, discardedBy }: Row, t: T, locale: string): string {
  const at = confirmedAt ?? discardedAt;
  return t(`desk.payout.nextOf.${status}`, {
    date: at ? day(at, locale) : '',
    by: nameOf(confirmedBy ?? discardedBy ?? ''),
  });
}
