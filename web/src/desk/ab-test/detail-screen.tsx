/** One A/B test: what came of it, what it compares, and the two things that can be done with it. */
import { endAbTest, removeAbTest, showAbTest } from '@weitersagen/contract/ab-test/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { nameOf } from '../../work/colleagues.ts';
import { Ask, Question } from '../../work/decision/question.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import detail from '../layout/detail.module.css';
import type { Load, Submit } from '../screen.ts';
import { AbTestBadge, abTestPath, daysText } from './names.tsx';
import { Days, Result } from './result.tsx';
import { Versions } from './versions.tsx';

const [endQuestion, removeQuestion] = ['beenden', 'loeschen'] as const;

export const load = async ({ api, params }: Load) => need(await api(showAbTest, { params: { id: params.id } }));

export function submit({ form, params: { id }, query, mandant, done, t }: Submit) {
  const params = { id };
  if (questionOf(query) === endQuestion)
    return form.send(endAbTest, { params }, ({ name }) => done(t('desk.abTest.ended', { name })));
  return form.send(removeAbTest, { params }, () =>
    done(t('desk.abTest.removed', { name: form.values._name ?? '' }), abTestPath(mandant.slug)),
  );
}

export default function AbTestScreen() {
  const t = useT();
  const test = useLoaderData<typeof load>();
  const { mandant, operator } = useSeat();
  const { name, state } = test;
  const obstacle = operator.role === 'BetreiberSachbearbeitung' ? t('desk.abTest.whyRole') : undefined;
  const isRunning = state === 'running';
  return (
    <>
      <PageHead
        title={name}
        state={<AbTestBadge state={state} />}
        back={<BackToList href={abTestPath(mandant.slug)}>{t('desk.nav.abTests')}</BackToList>}
        actions={
          <Ask name={isRunning ? endQuestion : removeQuestion} obstacle={obstacle}>
            {t(isRunning ? 'desk.abTest.end' : 'desk.abTest.remove')}
          </Ask>
        }
      />
      <Question
        name={endQuestion}
        isHeld={obstacle !== undefined || !isRunning}
        title={t('desk.abTest.endOf', { name })}
        submit={t('desk.abTest.end')}
        isDangerous
        consequence={<p>{t('desk.abTest.endThen')}</p>}
      />
      <Question
        name={removeQuestion}
        isHeld={obstacle !== undefined || isRunning}
        title={t('desk.abTest.removeOf', { name })}
        submit={t('desk.abTest.remove')}
        isDangerous
        consequence={<p>{t('desk.abTest.removeThen')}</p>}
      >
        <input type="hidden" name="_name" value={name} />
      </Question>
      <div className={detail.columns}>
        <div className={layout.stack}>
          <Result test={test} />
          <Days test={test} />
        </div>
        <div className={`${layout.stack} ${detail.decisions}`}>
          <About />
          <Versions test={test} />
        </div>
      </div>
    </>
  );
}

function About() {
  const t = useT();
  const locale = useLocale();
  const test = useLoaderData<typeof load>();
  const { subject, block, split, aim, endedAt, createdAt, createdBy } = test;
  const about =
    subject === 'shareOrder'
      ? t('desk.abTest.subjectOf.shareOrder')
      : block
        ? t('desk.abTest.blockNamed', { title: block.title })
        : t('desk.abTest.blockGone');
  const days = daysText(test, t, locale);
  return (
    <section className={layout.card} aria-labelledby="ab-about">
      <h2 id="ab-about">{t('desk.abTest.about')}</h2>
      <Facts
        facts={[
          [t('desk.abTest.subject'), about],
          [t('desk.abTest.aim'), t(`desk.abTest.aimOf.${aim}`)],
          [t('desk.abTest.split'), t(`desk.abTest.splitOf.${split}`)],
          [
            t('desk.abTest.days'),
            endedAt ? `${days}, ${t('desk.abTest.endedEarly', { at: moment(endedAt, locale) })}` : days,
          ],
          [
            t('desk.abTest.createdBy'),
            createdBy
              ? t('desk.abTest.createdAtBy', { at: moment(createdAt, locale), by: nameOf(createdBy) })
              : moment(createdAt, locale),
          ],
        ]}
      />
    </section>
  );
}
