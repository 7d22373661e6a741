/** Nachbuchungen: own claims with state, reason and what comes next; and the appeal against a refusal, once (rules 3.13). */

import { isNumber } from '@weitersagen/contract/basics/number';
import { appealClaim, listOwnClaims } from '@weitersagen/contract/claim/endpoints';
import { Appeal, type OwnClaim } from '@weitersagen/contract/claim/schemas';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { TextArea } from '../../form/field/text-area.tsx';
import { HiddenField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { day } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Badge, type BadgeKind } from '../../ui/state/badge.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { useTitle } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { AskPage } from '../shell/ask-page.tsx';
import { BackLink } from '../shell/link/back-link.tsx';
import { PageLink } from '../shell/link/page-link.tsx';
import { Said } from '../shell/said.tsx';
import styles from './claim.module.css';

export const texts = ['claims.', 'claim.back', 'form.', 'problem.', 'label.'];

const pageSize = 20;
const appealMark = 'widerspruch';
const doneMark = 'gesendet';
/** A file could not be saved (server/pages/own-file). */
const missingMark = 'fehlt';

const numberIn = (query: URLSearchParams, name: string): string | null => {
  const value = query.get(name);
  return value !== null && isNumber('claim', value) ? value : null;
};

export async function load({ api, person, query }: Load) {
  if (!person) throw trouble(404);
  const after = numberIn(query, 'nach');
  const found = need(await api(listOwnClaims, { query: { count: pageSize + 1, after } }));
  const asked = numberIn(query, appealMark);
  return {
    claims: found.slice(0, pageSize),
    hasMore: found.length > pageSize,
    isLater: after !== null,
    appeals: found.find(({ number, appealUntil }) => number === asked && appealUntil !== null)?.number ?? null,
    done: query.get(doneMark),
    isMissing: query.has(missingMark),
    isSupport: person.support !== null,
  };
}

export const submit = ({ form, enter }: Sent) =>
  form.send(appealClaim, { params: { number: form.values.number ?? '' } }, () =>
    enter('claims', { [doneMark]: 'widerspruch' }),
  );

export default function ClaimsScreen() {
  const { claims, hasMore, isLater, appeals, done, isMissing, isSupport } = useLoaderData<typeof load>();
  const t = useT();
  useTitle(t(appeals ? 'claims.appealTitle' : 'claims.title'));
  if (appeals) return <AppealPage number={appeals} />;
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      {done && <Said>{t(done === 'widerspruch' ? 'claims.appealed' : 'claims.sent')}</Said>}
      {isMissing && <Said kind="bad">{t('claims.fileMissing')}</Said>}
      <div className={`${layout.stack} ${layout.read}`}>
        <BackLink to="personalArea">{t('claim.back')}</BackLink>
        <h1>{t('claims.title')}</h1>
        <p className={layout.lead}>{t('claims.lead')}</p>
      </div>
      {claims.length === 0 && !isLater ? (
        <EmptyState title={t('claims.emptyTitle')} level="h2" action={<NewClaim />}>
          {t('claims.empty')}
        </EmptyState>
      ) : (
        <div className={layout.row}>
          <NewClaim />
        </div>
      )}
      <div className={`${layout.stack} ${layout.read}`}>
        {claims.map((claim) => (
          <Claim key={claim.number} claim={claim} isSupport={isSupport} />
        ))}
      </div>
      {(hasMore || isLater) && (
        <div className={layout.row}>
          {isLater && (
            <PageLink to="claims" className={`${button.button} ${button.second}`}>
              {t('claims.newest')}
            </PageLink>
          )}
          {hasMore && (
            <PageLink
              to="claims"
              values={{ nach: claims.at(-1)?.number }}
              className={`${button.button} ${button.second}`}
            >
              {t('claims.more')}
            </PageLink>
          )}
        </div>
      )}
    </div>
  );
}

const NewClaim = () => (
  <PageLink to="claim" className={button.button}>
    {useT()('claims.new')}
  </PageLink>
);

const badges = {
  filed: 'info',
  assigned: 'good',
  goodwill: 'good',
  refused: 'bad',
  appealed: 'info',
} as const satisfies Partial<Record<OwnClaim['status'], BadgeKind>>;
const badgeOf = ({ status, outcome }: OwnClaim): BadgeKind =>
  status === 'decided' ? badges[outcome ?? 'refused'] : badges[status];

function Claim({ claim, isSupport }: { claim: OwnClaim; isSupport: boolean }) {
  const t = useT();
  const locale = useLocale();
  const { number, status, appealUntil } = claim;
  return (
    <article className={layout.card} aria-labelledby={`claim-${number}`}>
      <div className={layout.row}>
        <h2 id={`claim-${number}`} className={styles.name}>
          {t('claims.number', { number })}
        </h2>
        <Badge kind={badgeOf(claim)}>{t(`claims.status.${status}`)}</Badge>
      </div>
      <p>{nextText(claim, t, locale)}</p>
      {appealUntil && !isSupport && (
        <>
          <p>{t('claims.next.appeal', { day: day(appealUntil, locale) })}</p>
          <div className={layout.row}>
            <PageLink
              to="claims"
              values={{ [appealMark]: number }}
              className={`${button.button} ${button.second} ${button.small}`}
            >
              {t('claims.appeal')}
            </PageLink>
          </div>
        </>
      )}
      <Facts facts={factsOf(claim, t, locale)} />
      <Files claim={claim} isSupport={isSupport} />
    </article>
  );
}

function nextText({ status, outcome, reason, answerBy, decidedAt }: OwnClaim, t: T, locale: string): string {
  if (answerBy) return t('claims.next.open', { day: day(answerBy, locale) });
  const on = decidedAt ? day(decidedAt, locale) : '';
  if (outcome === 'assigned' || outcome === 'goodwill') return t(`claims.next.${outcome}`, { day: on });
  const why = t(`claims.reason.${reason ?? 'noContract'}`);
  return t(status === 'decided' ? 'claims.next.upheld' : 'claims.next.refused', { day: on, reason: why });
}

function factsOf(claim: OwnClaim, t: T, locale: string): (readonly [string, ReactNode])[] {
  const written = (words: string) => (
    <span key="w" className={styles.words}>
      {words}
    </span>
  );
  return [
    [t('claims.filed'), day(claim.filedAt, locale)],
    ...(claim.recommendationNumber ? [[t('claims.recommendation'), claim.recommendationNumber] as const] : []),
    ...(claim.externalNumber ? [[t('claims.external'), claim.externalNumber] as const] : []),
    [t('claims.contract'), day(claim.contractOn, locale)],
    [t('claims.words'), written(claim.words)],
    ...(claim.appealWords ? [[t('claims.appealWords'), written(claim.appealWords)] as const] : []),
  ];
}

/**
 * Saved by a form of its own, which the server answers with the file: it needs no script. The button says that it is a post,
 * for a form that says so is taken as one that leaves the page, and sent once.
 */
function Files({ claim: { number, files }, isSupport }: { claim: OwnClaim; isSupport: boolean }) {
  const t = useT();
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('claims.files')} className={styles.sent}>
      {files.map(({ id, name }) => (
        <li key={id}>
          <span>{name}</span>
          {!isSupport && (
            <form action={`/nachbuchungsdatei/${locale}/${number}/${id}`}>
              <button type="submit" formMethod="post" className={`${button.button} ${button.second} ${button.small}`}>
                {t('claims.download')}
                <span className={layout.hush}> {name}</span>
              </button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}

function AppealPage({ number }: { number: string }) {
  const t = useT();
  return (
    <AskPage title={t('claims.appealTitle')} lead={t('claims.appealLead')}>
      <Form name="appeal" schema={Appeal} keep={`appeal.${number}`}>
        <HiddenField name="number" value={number} />
        <TextArea name="words" />
        <div className={layout.row}>
          <Submit>{t('claims.appealSubmit')}</Submit>
          <PageLink to="claims" className={`${button.button} ${button.second}`}>
            {t('claims.appealLeave')}
          </PageLink>
        </div>
      </Form>
    </AskPage>
  );
}
