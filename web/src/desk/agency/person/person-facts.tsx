import { day, moment } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import { Facts } from '../../../ui/facts.tsx';
import layout from '../../../ui/layout.module.css';
import type { Detail, Person } from '../decisions.ts';

/** What is known of somebody who works in an agency. */
export function PersonFacts({ person, agency }: { person: Person; agency: Detail }) {
  const t = useT();
  const locale = useLocale();
  const none = t('desk.agency.none');
  return (
    <section className={layout.card} aria-labelledby="person-facts">
      <h2 id="person-facts">{t('desk.agency.facts')}</h2>
      <Facts
        facts={[
          [t('desk.agencyPerson.agency'), `${agency.company} (${agency.number})`],
          [t('desk.agency.role'), person.positions.map((one) => t(`desk.agency.position.${one}`)).join(', ') || none],
          [t('desk.agencyPerson.employeeNumber'), person.employeeNumber ?? none],
          [t('desk.agency.phone'), person.phone ?? none],
          [t('desk.recommender.language'), person.language.toUpperCase()],
          [t('desk.recommender.password'), t(person.hasPassword ? 'desk.recommender.has' : 'desk.recommender.hasNot')],
          [t('desk.recommender.sessions'), t('desk.recommender.sessionCount', { count: person.sessions })],
          [
            t('desk.agency.lastLogin'),
            person.lastLoginAt ? moment(person.lastLoginAt, locale) : t('desk.agency.never'),
          ],
          [t('desk.agency.since'), day(person.createdAt, locale)],
          ...(person.removedAt ? [[t('desk.agencyPerson.left'), day(person.removedAt, locale)] as const] : []),
        ]}
      />
    </section>
  );
}
