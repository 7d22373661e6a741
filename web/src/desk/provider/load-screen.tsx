/**
 * One load of a provider: why it waits, how it differs from what is offered, before and after, which rows were left out, and the
 * decision. It is written on the server, so a reload shows it as it is.
 */

import { decode } from '@weitersagen/contract/basics/wire';
import { type LoadDetail, listDifferences, refuseLoad, showLoad, takeLoad } from '@weitersagen/contract/provider/desk';
import { mayLoad } from '@weitersagen/contract/provider/rules';
import { differenceKind } from '@weitersagen/contract/provider/status';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Progress } from '../../ui/state/progress.tsx';
import { nameOf } from '../../work/colleagues.ts';
import { questionOf } from '../../work/decision/question-address.ts';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useRepeated } from '../../work/repeat.ts';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { Decisions, questions } from './decisions.tsx';
import { Differences } from './differences.tsx';
import { Faults } from './faults.tsx';
import { Outcome } from './outcome.tsx';

const pageSize = 20;

export async function load({ api, params, query }: Load) {
  const id = params.id ?? '';
  const found = need(await api(showLoad, { params: { id } }));
  const kind = kindOf(query.get('art'), found);
  const text = query.get('text')?.trim() || null;
  const page = need(
    await api(listDifferences, {
      params: { id },
      body: {
        filter: { status: kind, view: null, from: null, to: null, isWaiting: false, text },
        orderBy: null,
        descending: false,
        pageSize,
        after: query.get('nach'),
        before: query.get('vor'),
        fromEnd: query.get('ende') === 'ja',
      },
    }),
  );
  return { found, kind, page };
}

/** What somebody should look at stands first; where there is nothing of it, what is there. */
function kindOf(word: string | null, { odd, gone, changed, added }: LoadDetail) {
  const read = word === null ? undefined : decode(differenceKind, word);
  if (read?.ok) return read.value;
  if (odd > 0) return null;
  return changed > 0 ? 'changed' : gone > 0 ? 'gone' : added > 0 ? 'added' : null;
}

export type Loaded = Awaited<ReturnType<typeof load>>;

export function submit({ form, params, query, done, t }: Submit) {
  const about = { params: { id: params.id ?? '' } };
  switch (questionOf(query)) {
    case questions.take:
      return form.send(takeLoad, about, () => done(t('desk.provider.take.done')));
    case questions.refuse:
      return form.send(refuseLoad, about, () => done(t('desk.provider.refuse.done')));
    default:
      throw new Error('this page asks nothing of that name');
  }
}

export default function LoadScreen() {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const loaded = useLoaderData<typeof load>();
  const { found } = loaded;
  const { id, provider, kind, status, statedAt, startedAt } = found;
  useRepeated(status === 'loading' || status === 'taking');
  const lead = { provider: t(`desk.provider.nameOf.${provider}`), kind: t(`desk.provider.kindOf.${kind}`) };
  return (
    <>
      <PageHead
        title={t('desk.provider.one', { id })}
        state={<StateBadge of="providerLoad" code={status} />}
        lead={t('desk.provider.oneLead', { ...lead, at: moment(statedAt ?? startedAt, locale) })}
        back={<BackToList href={deskPath(mandant.slug, 'anbieter')}>{t('desk.provider.title')}</BackToList>}
      />
      <div role="status">
        <Outcome found={found} />
      </div>
      {status === 'taking' && <Taking found={found} />}
      {mayLoad('approve', { status }) && <Decisions found={found} />}
      <Differences loaded={loaded} />
      <Faults found={found} />
      <About found={found} />
    </>
  );
}

interface Props {
  found: LoadDetail;
}

function Taking({ found: { written, added, changed, gone } }: Props) {
  const t = useT();
  const all = Math.max(added + changed + gone, 1);
  return (
    <Progress
      label={t('desk.provider.taking')}
      done={Math.min(written, all)}
      of={all}
      note={t('desk.provider.takingNote')}
    />
  );
}

function About({ found: { startedAt, startedBy, endedAt, decidedBy, read, failed } }: Props) {
  const t = useT();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  return (
    <section className={`${layout.card} ${layout.read}`} aria-labelledby="facts">
      <h2 id="facts">{t('desk.provider.facts')}</h2>
      <Facts
        facts={[
          [t('desk.provider.startedAt'), moment(startedAt, locale)],
          [t('desk.provider.startedBy'), startedBy === null ? t('desk.provider.schedule') : nameOf(startedBy)],
          [t('desk.provider.endedAt'), endedAt === null ? '–' : moment(endedAt, locale)],
          [t('desk.provider.decidedBy'), decidedBy === null ? '–' : nameOf(decidedBy)],
          [t('desk.provider.rows'), number.format(read)],
          [t('desk.provider.failed'), number.format(failed)],
        ]}
      />
    </section>
  );
}
