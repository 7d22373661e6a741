/** The parts of what is known about a person, in words. Long lists show their first entries; the file has them all. */
import type { OwnData } from '@weitersagen/contract/account/own-data-schemas';
import type { ReactNode } from 'react';
import { eventText } from '../../i18n/book-text.ts';
import { browserName } from '../../i18n/browser-name.ts';
import { day, fullName, moment, money, number } from '../../i18n/format.ts';
import { quoteText } from '../../i18n/price-text.ts';
import { type TextKey, useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import { Fold } from '../../ui/fold.tsx';
import layout from '../../ui/layout.module.css';
import { Still } from '../shell/still.tsx';
import styles from './own-data.module.css';

/** More of one kind nobody reads on a page. */
const shownMax = 100;

type Fact = readonly [name: string, value: ReactNode];
/** What is not known has no line. */
const known = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(([, value]) => value !== null && value !== undefined && value !== '');

export function OwnDataParts({ known: data }: { known: OwnData }) {
  const t = useT();
  const locale = useLocale();
  const at = (when: Date): string => moment(when, locale);
  return (
    <div className={`${layout.wide} ${layout.read}`}>
      <Part title={t('ownData.person')}>
        <Person person={data.person} />
      </Part>
      <Part title={t('ownData.bank')}>
        {data.bankAccount ? <BankAccount account={data.bankAccount} /> : <Nothing />}
      </Part>
      <Part title={t('ownData.sessions')}>
        <Lines lines={data.sessions.map(({ browser, signedInAt }) => [browserName(browser, t), at(signedInAt)])} />
      </Part>
      <Part title={t('ownData.permissions')}>
        <Lines
          lines={data.permissions.map(({ kind, campaign, isGiven, text, at: when }) => [
            `${t(`ownData.permission.${kind}`)}, ${t(isGiven ? 'ownData.isGiven' : 'ownData.isTaken')}`,
            [`${at(when)}: ${text}`, campaign && `(${campaign})`].filter(Boolean).join(' '),
          ])}
        />
      </Part>
      <Part title={t('ownData.codes')}>
        <Lines
          lines={data.codes.map(({ code, createdAt, signedAs }) => [
            code,
            [at(createdAt), signedAs].filter(Boolean).join(', '),
          ])}
        />
      </Part>
      <Part title={t('ownData.recommendations')}>
        <Many all={data.recommendations}>{(one) => <Recommendation key={one.number} recommendation={one} />}</Many>
      </Part>
      <Part title={t('ownData.rewards')}>
        <Many all={data.rewards}>{(one) => <Reward key={one.number} reward={one} />}</Many>
      </Part>
      <Part title={t('ownData.signals')}>
        <p className={layout.soft}>{t('privacy.review')}</p>
        <Lines lines={data.signals.map(({ rule, at: when }) => [t(`ownData.signal.${rule}` as TextKey), at(when)])} />
      </Part>
      {data.claims.length > 0 && (
        <Part title={t('ownData.claims')}>
          <Many all={data.claims}>{(one) => <Claim key={one.number} claim={one} />}</Many>
        </Part>
      )}
      {data.invitations.length > 0 && (
        <Part title={t('ownData.invitations')}>
          {data.invitations.map((one) => (
            <Invitation key={one.agencyNumber} invitation={one} />
          ))}
        </Part>
      )}
      <Part title={t('ownData.mails')}>
        <Lines
          lines={data.mails.map(({ template, at: when }) => [
            t(`ownData.mail.${template}` as TextKey),
            when ? at(when) : t('ownData.mailWaits'),
          ])}
        />
      </Part>
    </div>
  );
}

function Person({ person }: Pick<OwnData, 'person'>) {
  const t = useT();
  const locale = useLocale();
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <>
      <Facts
        facts={known([
          [t('ownData.salutation'), person.salutation],
          [t('ownData.name'), fullName(person.firstName, person.lastName)],
          [t('ownData.email'), person.email],
          [t('ownData.language'), languages.of(person.language)],
          [t('ownData.since'), moment(person.since, locale)],
          [t('ownData.lastLogin'), person.lastLoginAt && moment(person.lastLoginAt, locale)],
          [t('ownData.hash'), person.hash],
          [t('ownData.roles'), person.roles.join(', ')],
          [t('ownData.agency'), person.agencyNumber],
          [t('ownData.customer'), person.customerNumber],
          [t('ownData.employee'), person.employeeNumber],
          [t('ownData.newsletter'), t(`ownData.newsletterState.${person.newsletter}`)],
        ])}
      />
      <Events of="account" events={person.events} />
    </>
  );
}

function BankAccount({ account }: { account: NonNullable<OwnData['bankAccount']> }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Facts
      facts={[
        [t('ownData.holder'), account.holder],
        ['IBAN', account.iban],
        [t('ownData.given'), moment(account.givenAt, locale)],
      ]}
    />
  );
}

function Recommendation({ recommendation: one }: { recommendation: OwnData['recommendations'][number] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Fold summary={t('ownData.recommendation', { product: one.product, number: one.number })}>
      <Facts
        facts={known([
          [t('ownData.created'), moment(one.createdAt, locale)],
          [t('ownData.status'), t(`area.label.${one.status}`)],
          [t('ownData.validUntil'), day(one.validUntil, locale)],
          [t('ownData.signedAs'), one.signedAs],
          [t('ownData.share'), `${one.share} %`],
          [t('ownData.device'), one.quote?.deviceName],
          [
            t('ownData.quote'),
            one.quote && <Still key="quote">{import.meta.env.SSR && quoteText(one.quote, t, locale)}</Still>,
          ],
          [t('ownData.entries'), number(one.entries, locale)],
          [t('ownData.company'), one.company],
          [t('ownData.target'), one.target],
          [t('ownData.contact'), one.contact],
        ])}
      />
      <Events of="recommendation" events={one.events} />
      {one.terms && (
        <Fold summary={t('ownData.terms')}>
          <p className={styles.terms}>{one.terms}</p>
        </Fold>
      )}
    </Fold>
  );
}

function Reward({ reward }: { reward: OwnData['rewards'][number] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Fold summary={t('ownData.reward', { number: reward.number })}>
      <Facts
        facts={known([
          [t('ownData.concerning'), reward.recommendationNumber],
          [t('ownData.status'), t(`reward.status.${reward.status}`)],
          [t('ownData.amount'), money(reward.amountCents, locale)],
          [t('ownData.premium'), reward.premium],
          [t('ownData.code'), reward.code],
          [t('ownData.holder'), reward.holder],
          ['IBAN', reward.iban],
        ])}
      />
      <Events of="reward" events={reward.events} />
    </Fold>
  );
}

function Claim({ claim }: { claim: OwnData['claims'][number] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Fold summary={t('ownData.claim', { number: claim.number })}>
      <Facts
        facts={known([
          [t('ownData.filed'), moment(claim.filedAt, locale)],
          [t('ownData.concerning'), claim.recommendationNumber],
          [t('ownData.orderNumber'), claim.externalNumber],
          [t('ownData.contractOn'), day(claim.contractOn, locale)],
          [t('ownData.status'), t(`ownData.claimStatus.${claim.status}`)],
          [t('ownData.words'), claim.words],
          [t('ownData.appeal'), claim.appealWords],
          [t('ownData.files'), claim.files.map(({ name }) => name).join(', ')],
        ])}
      />
      <Events of="claim" events={claim.events} />
    </Fold>
  );
}

function Invitation({ invitation }: { invitation: OwnData['invitations'][number] }) {
  const t = useT();
  const locale = useLocale();
  const at = (when: Date | null) => when && moment(when, locale);
  return (
    <Fold summary={t('ownData.invitation', { company: invitation.company })}>
      <Facts
        facts={known([
          [t('ownData.agency'), invitation.agencyNumber],
          [t('ownData.employee'), invitation.employeeNumber],
          [t('ownData.invitationTalk'), at(invitation.talkedAt)],
          [t('ownData.invitationEvidence'), invitation.evidence],
          [t('ownData.invitationSent'), at(invitation.sentAt)],
          [t('ownData.invitationOpened'), at(invitation.openedAt)],
          [t('ownData.invitationAccepted'), at(invitation.endedAt)],
        ])}
      />
    </Fold>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={layout.stack}>
    <h2>{title}</h2>
    {children}
  </section>
);

function Nothing() {
  return <p className={layout.soft}>{useT()('ownData.none')}</p>;
}

/** Entries that are the same twice are told twice. */
function Lines({ lines }: { lines: readonly (readonly [string, string])[] }) {
  if (lines.length === 0) return <Nothing />;
  return (
    <Many all={lines.map((line, place) => ({ line, place }))}>
      {({ line: [name, value], place }) => (
        <p key={place}>
          <b>{name}</b>
          <br />
          <span className={layout.soft}>{value}</span>
        </p>
      )}
    </Many>
  );
}

function Many<T>({ all, children }: { all: readonly T[]; children: (one: T) => ReactNode }) {
  const t = useT();
  const locale = useLocale();
  if (all.length === 0) return <Nothing />;
  return (
    <>
      {all.slice(0, shownMax).map(children)}
      {all.length > shownMax && <p className={layout.soft}>{t('ownData.rest', { count: number(shownMax, locale) })}</p>}
    </>
  );
}

interface EventsProps {
  of: 'account' | 'recommendation' | 'reward' | 'claim';
  events: readonly { name: string; at: Date }[];
}

function Events({ of: object, events }: EventsProps) {
  const t = useT();
  const locale = useLocale();
  if (events.length === 0) return null;
  return (
    <Fold summary={t('ownData.events')}>
      <Lines lines={events.map(({ name, at }) => [eventText({ object, name }, t), moment(at, locale)])} />
    </Fold>
  );
}
