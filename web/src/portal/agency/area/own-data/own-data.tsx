/**
 * What a person of an agency has a right to: everything known, to read and to take along as a file, and that it goes. The file is
 * what the API says, word for word; it comes with the page, so that no script is needed to get it (GDPR art. 15, 17 and 20).
 */
import { AgencyOwnData } from '@weitersagen/contract/agency/own-data/schemas';
import { groupedIban } from '@weitersagen/contract/bank-account/iban';
import { encode } from '@weitersagen/contract/basics/wire';
import type { ReactNode } from 'react';
import { eventText } from '../../../../i18n/book-text.ts';
import { browserName } from '../../../../i18n/browser-name.ts';
import { fullName, moment } from '../../../../i18n/format.ts';
import { type TextKey, useLocale, useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import { Facts } from '../../../../ui/facts.tsx';
import { Fold } from '../../../../ui/fold.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import layout from '../../../../ui/layout.module.css';
import { jsonAddress } from '../../../own-data/json-address.ts';
import { useFrame } from '../../../page/page-frame.ts';
import { BackLink } from '../../../shell/link/back-link.tsx';
import { PageLink } from '../../../shell/link/page-link.tsx';
import { deleteMark, ownDataMark, tab } from '../master-data/loaded.ts';

const card = `${layout.card} ${layout.stack}`;
const second = `${button.button} ${button.second}`;

/** The ways to both. */
export function OwnData() {
  const t = useT();
  return (
    <section className={card} aria-labelledby="own-data">
      <h2 id="own-data">{t('agencyOwn.title')}</h2>
      <p className={layout.soft}>{t('agencyOwn.lead')}</p>
      <div className={layout.row}>
        <PageLink to="agency" values={{ tab, [ownDataMark]: 1 }} className={second}>
          {t('agencyOwn.open')}
        </PageLink>
        <PageLink to="agency" values={{ tab, [deleteMark]: 1 }} className={`${button.button} ${button.quiet}`}>
          {t('agencyOwn.delete')}
        </PageLink>
      </div>
    </section>
  );
}

export function KnownOfMe({ known }: { known: AgencyOwnData }) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useFrame();
  return (
    <div className={`${layout.stack} ${layout.read}`}>
      <BackLink to="agency" values={{ tab }}>
        {t('agencyArea.place.stammdaten')}
      </BackLink>
      <h2>{t('agencyOwn.known')}</h2>
      <p>{t('agencyOwn.knownLead', { mandant: known.mandant, moment: moment(known.madeAt, locale) })}</p>
      <div className={layout.row}>
        <a
          className={second}
          href={jsonAddress(encode(AgencyOwnData, known))}
          download={`${mandant.id}-meine-daten.json`}
        >
          <Icon name="download" />
          {t('agencyOwn.download')}
        </a>
      </div>
      {known.agency?.iban && <p className={`${layout.small} ${layout.soft}`}>{t('agencyOwn.iban')}</p>}
      <AboutMe person={known.person} />
      {known.agency && <AboutAgency agency={known.agency} />}
      <More known={known} />
    </div>
  );
}

type Fact = readonly [name: string, value: ReactNode];
/** What is not known has no line. */
const saying = (facts: readonly Fact[]): readonly Fact[] => facts.filter(([, value]) => value !== null && value !== '');

function AboutMe({ person }: Pick<AgencyOwnData, 'person'>) {
  const t = useT();
  const locale = useLocale();
  const at = (when: Date | null) => when && moment(when, locale);
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <section className={card} aria-labelledby="own-person">
      <h3 id="own-person">{t('agencyMaster.person')}</h3>
      <Facts
        facts={saying([
          [
            t('agencyOwn.name'),
            [person.salutation, fullName(person.firstName, person.lastName)].filter(Boolean).join(' '),
          ],
          [t('label.Email'), person.email],
          [t('agencyOwn.confirmed'), at(person.emailConfirmedAt)],
          [t('label.Telefon'), person.phone],
          [t('agencyMaster.language'), languages.of(person.language)],
          [t('agencyOwn.roles'), person.positions.map((role) => t(`agencyStaff.roleOf.${role}`)).join(', ')],
          [t('agencyStaff.status'), t(`agencyStaff.statusOf.${person.status}`)],
          [t('agencyOwn.agencyNumber'), person.agencyNumber],
          [t('agencyOwn.employeeNumber'), person.employeeNumber],
          [t('agencyOwn.subject'), person.subject],
          [t('agencyOwn.password'), t(person.hasPassword ? 'agencyOwn.passwordSet' : 'agencyOwn.passwordNone')],
          [t('agencyOwn.since'), at(person.since)],
          [t('agencyStaff.lastLogin'), at(person.lastLoginAt)],
        ])}
      />
      <Events of="agencyUser" events={person.events} />
    </section>
  );
}

function AboutAgency({ agency }: { agency: NonNullable<AgencyOwnData['agency']> }) {
  const t = useT();
  return (
    <section className={card} aria-labelledby="own-agency">
      <h3 id="own-agency">{t('agencyMaster.agency')}</h3>
      <Facts
        facts={saying([
          [t('label.Firma'), [agency.company, agency.legalForm].filter(Boolean).join(', ')],
          [t('agencyOwn.agencyNumber'), agency.number],
          [
            t('agencyOwn.address'),
            [
              [agency.street, agency.houseNumber].filter(Boolean).join(' '),
              [agency.postcode, agency.city].filter(Boolean).join(' '),
            ]
              .filter(Boolean)
              .join(', '),
          ],
          [t('label.Telefon'), agency.phone],
          [t('label.Email'), agency.email],
          [t('agencyInvoice.taxNumber'), agency.taxNumber],
          [t('agencyInvoice.vatId'), agency.vatId],
          [t('agencyInvoice.reference'), agency.buyerReference],
          [t('agencyInvoice.holder'), agency.holder],
          ['IBAN', agency.iban && groupedIban(agency.iban)],
        ])}
      />
      <Events of="agency" events={agency.events} />
    </section>
  );
}

/** So many of one kind are shown; the file has them all. */
const shownMax = 100;

function More({ known }: { known: AgencyOwnData }) {
  const t = useT();
  const locale = useLocale();
  const { sessions, invitations, mails } = known;
  return (
    <section className={card} aria-labelledby="own-more">
      <h3 id="own-more">{t('agencyOwn.more')}</h3>
      <Entries title={t('agencyOwn.sessions', { count: sessions.length })}>
        {sessions.map(({ browser, signedInAt }) => [browserName(browser, t), moment(signedInAt, locale)])}
      </Entries>
      <Entries title={t('agencyOwn.invitations', { count: invitations.length })}>
        {invitations.map(({ name, email, status, sentAt }) => [
          [name, email].filter(Boolean).join(', ') || t('agencyInvite.nameGone'),
          `${t(`agencyInvite.statusOf.${status}`)}, ${moment(sentAt, locale)}`,
        ])}
      </Entries>
      <Entries title={t('agencyOwn.mails', { count: mails.length })}>
        {mails.map(({ template, at }) => [
          t(`agencyOwn.mail.${template}` as TextKey),
          at ? moment(at, locale) : t('agencyOwn.mailWaits'),
        ])}
      </Entries>
    </section>
  );
}

interface EntriesProps {
  title: string;
  children: readonly (readonly [name: string, value: string])[];
}

function Entries({ title, children }: EntriesProps) {
  const t = useT();
  if (children.length === 0) return <p>{title}</p>;
  return (
    <Fold summary={title}>
      <ul className={layout.stack}>
        {children.slice(0, shownMax).map(([name, value], place) => (
          // Entries that are the same twice are told twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
          <li key={place}>
            <b>{name}</b>
            <br />
            <span className={layout.soft}>{value}</span>
          </li>
        ))}
      </ul>
      {children.length > shownMax && <p className={layout.soft}>{t('agencyOwn.rest', { count: shownMax })}</p>}
    </Fold>
  );
}

interface EventsProps {
  of: 'agency' | 'agencyUser';
  events: readonly { name: string; at: Date }[];
}

function Events({ of: object, events }: EventsProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <Entries title={t('agencyOwn.events', { count: events.length })}>
      {events.map(({ name, at }) => [eventText({ object, name }, t), moment(at, locale)])}
    </Entries>
  );
}
