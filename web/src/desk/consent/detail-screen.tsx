/** One decision about cookies: what was agreed to, on which words, and what else was decided under its number. */
import { showConsent } from '@weitersagen/contract/consent/desk';
import { optionalPurposes } from '@weitersagen/contract/consent/purposes';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { Timeline } from '../../ui/state/timeline.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { languageName } from '../content/names.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import detail from '../layout/detail.module.css';
import { deskPath, type Load } from '../screen.ts';
import { ExtentBadge, givenText } from './list-screen.tsx';

export const load = async ({ api, params }: Load) => need(await api(showConsent, { params: { id: params.id } }));

export default function ConsentDetailScreen() {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const consent = useLoaderData<typeof load>();
  return (
    <>
      <PageHead
        title={t('desk.consent.one', { at: moment(consent.at, locale) })}
        number={{ name: t('desk.consent.number'), value: consent.number }}
        state={<ExtentBadge extent={consent.extent} />}
        back={<BackToList href={deskPath(mandant.slug, 'einwilligungen')}>{t('desk.nav.consents')}</BackToList>}
      />
      <div className={detail.columns}>
        <div className={layout.stack}>
          <section className={layout.card} aria-labelledby="consent-purposes">
            <h2 id="consent-purposes">{t('desk.consent.purposes')}</h2>
            <Facts
              facts={optionalPurposes.map((purpose) => [
                t(`desk.consent.purposeOf.${purpose}`),
                <Badge key={purpose} kind={consent[purpose] ? 'good' : 'open'}>
                  {t(consent[purpose] ? 'desk.consent.yes' : 'desk.consent.no')}
                </Badge>,
              ])}
            />
          </section>
          <section className={layout.card} aria-labelledby="consent-evidence">
            <h2 id="consent-evidence">{t('desk.consent.evidence')}</h2>
            <Facts
              facts={[
                [t('desk.consent.at'), moment(consent.at, locale)],
                [t('desk.consent.source.label'), t(`desk.consent.source.${consent.source}`)],
                [
                  t('desk.consent.list'),
                  `${consent.list}, ${t(consent.isListCurrent ? 'desk.consent.listCurrent' : 'desk.consent.listFormer')}`,
                ],
              ]}
            />
          </section>
        </div>
        <Decisions />
        <Words />
      </div>
    </>
  );
}

/** Word for word; those of a third party are its own. */
function Words() {
  const t = useT();
  const locale = useLocale();
  const { text } = useLoaderData<typeof load>();
  return (
    <section className={layout.stack} aria-labelledby="consent-words">
      <h2 id="consent-words">{t('desk.consent.words')}</h2>
      {text === null ? (
        <p className={layout.soft}>{t('desk.consent.noWords')}</p>
      ) : (
        <>
          <p className={layout.soft}>{t('desk.consent.wordsOf', { language: languageName(text.language, locale) })}</p>
          <blockquote className={detail.quoted} lang={text.language}>
            {text.words}
          </blockquote>
          <Facts
            facts={[
              [t('desk.consent.since'), moment(text.since, locale)],
              [t('desk.consent.hash'), text.hash],
            ]}
          />
        </>
      )}
    </section>
  );
}

/** In their order, so that what was changed later is seen. */
function Decisions() {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const { id, number, decisions, hasMore } = useLoaderData<typeof load>();
  const title = t('desk.consent.decisions');
  return (
    <section className={`${layout.stack} ${detail.decisions}`}>
      <h2>{title}</h2>
      <Timeline
        label={title}
        events={decisions.map((one, nth) => ({
          name: t(nth === 0 && !hasMore ? 'desk.consent.first' : 'desk.consent.later', { given: givenText(one, t) }),
          note:
            one.id === id ? (
              `${moment(one.at, locale)}, ${t('desk.consent.this')}`
            ) : (
              <a href={deskPath(mandant.slug, 'einwilligungen', one.id)}>{moment(one.at, locale)}</a>
            ),
          state: one.id === id ? 'now' : 'done',
        }))}
      />
      {hasMore && (
        <p>
          {t('desk.consent.onlyLatest', { count: decisions.length })}{' '}
          <a href={`${deskPath(mandant.slug, 'einwilligungen')}?${new URLSearchParams({ text: number })}`}>
            {t('desk.consent.allOfNumber')}
          </a>
        </p>
      )}
    </section>
  );
}
