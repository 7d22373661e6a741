/** What is known of a claim: who, about what, in which words and with which files. */

import type { Value } from '@weitersagen/contract/basics/wire';
import { type ClaimDetail, downloadClaimFile } from '@weitersagen/contract/claim/desk';
import type { ReactNode } from 'react';
import { addressOf } from '../../api/client.ts';
import { day, fullName, moment } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { nameOf } from '../../work/colleagues.ts';
import { useSeat } from '../desk-context.ts';
import detail from '../layout/detail.module.css';
import { deskPath } from '../screen.ts';
import styles from './claim.module.css';

export type Claim = Value<typeof ClaimDetail>;
type Fact = readonly [name: string, value: ReactNode];

export function ClaimFacts({ claim }: { claim: Claim }) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const { recommendationNumber: named } = claim;
  const facts: (Fact | false | null | '')[] = [
    [
      t('desk.claim.recommender'),
      <a key="r" href={deskPath(mandant.slug, 'empfehler', claim.recommenderHash)}>
        {claim.recommender ? <bdi>{claim.recommender}</bdi> : t('desk.claim.deleted')}
      </a>,
    ],
    claim.recommenderEmail !== null && [t('desk.claim.email'), claim.recommenderEmail],
    [
      t('desk.claim.recommendation'),
      named ? (
        <a key="n" href={deskPath(mandant.slug, 'empfehlungen', named)}>
          {named}
        </a>
      ) : (
        t('desk.claim.noRecommendation')
      ),
    ],
    claim.externalNumber && [t('desk.claim.external'), claim.externalNumber],
    [t('desk.claim.contractOn'), day(claim.contractOn, locale)],
    [t('desk.claim.filedAt'), moment(claim.filedAt, locale)],
    claim.ageDays !== null && [
      t('desk.claim.answerBy'),
      `${day(claim.answerBy, locale)}${claim.isLate ? `, ${t('desk.claim.late')}` : ''}`,
    ],
    claim.reason && [t('desk.claim.refusal'), t(`desk.claim.refusalOf.${claim.reason}`)],
    claim.decidedBy && [t('desk.claim.decidedBy'), nameOf(claim.decidedBy)],
  ];
  return (
    <div className={`${layout.stack} ${styles.facts}`}>
      <h2>{t('desk.claim.facts')}</h2>
      <Facts facts={facts.filter((fact): fact is Fact => Boolean(fact))} />
      <h2>{t('desk.claim.words')}</h2>
      {claim.words === null ? (
        <p className={layout.soft}>{t('desk.claim.wordsGone')}</p>
      ) : (
        <p className={detail.quoted}>{claim.words}</p>
      )}
      {claim.appealWords !== null && claim.appealedAt && (
        <>
          <h2>{t('desk.claim.appealWords', { day: day(claim.appealedAt, locale) })}</h2>
          <p className={detail.quoted}>{claim.appealWords}</p>
        </>
      )}
      <Files claim={claim} />
    </div>
  );
}

/** Who says that which contract came about. */
export const claimTitle = ({ recommender, contractOn }: Claim, t: T, locale: string): string =>
  t('desk.claim.titleOf', {
    who: fullName(recommender) || t('desk.claim.somebody'),
    date: day(contractOn, locale),
  });

function Files({ claim: { number, files } }: { claim: Claim }) {
  const t = useT();
  const { mandant } = useSeat();
  if (files.length === 0) return <p className={layout.soft}>{t('desk.claim.noFiles')}</p>;
  return (
    <>
      <h2>{t('desk.claim.fileList')}</h2>
      <ul>
        {files.map(({ id, name }) => (
          <li key={id}>
            <a href={addressOf(mandant.slug, downloadClaimFile, { params: { number, file: id } })} download>
              {t('desk.claim.download', { name })}
            </a>
          </li>
        ))}
      </ul>
      <p className={`${layout.small} ${layout.soft}`}>{t('desk.claim.fileNote')}</p>
    </>
  );
}
