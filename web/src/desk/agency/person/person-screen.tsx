/** Somebody who works in an agency: what is known, what can be done for or about the person, and what happened. */
import { showAgencyDetail } from '@weitersagen/contract/agency/desk';
import {
  changeAgencyPerson,
  eraseAgencyPerson,
  lockAgencyPerson,
  mailAgencyPerson,
  openAgencySupport,
  removeAgencyPerson,
  showAgencyPersonData,
  signOutAgencyPerson,
  unlockAgencyPerson,
} from '@weitersagen/contract/agency/desk/people';
import { listEvents } from '@weitersagen/contract/event/desk';
import { useLoaderData } from 'react-router';
import { addressOf } from '../../../api/client.ts';
import { need } from '../../../api/need.ts';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import work from '../../../ui/work/work.module.css';
import { questionOf } from '../../../work/decision/question-address.ts';
import { ShownLink } from '../../../work/decision/shown-link.tsx';
import { History } from '../../../work/history/history.tsx';
import { StateBadge } from '../../../work/history/state-badge.tsx';
import { takeShownOnce, workOf } from '../../../work/kept-work.ts';
import { FileLink } from '../../../work/list/file-link.tsx';
import { PageHead } from '../../../work/page-head.tsx';
import { useSeat } from '../../desk-context.ts';
import { BackToList } from '../../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../../screen.ts';
import { personAskedBy } from '../decisions.ts';
import { nameOfPerson } from '../people.tsx';
import { PersonDecisions } from './person-decisions.tsx';
import { PersonFacts } from './person-facts.tsx';

const keyOf = (number: string, userId: string): string => `${number}-${userId}`;

export const load = async ({ api, params, operator }: Load) => {
  const { nr = '', id = '' } = params;
  const agency = need(await api(showAgencyDetail, { params: { number: nr } }));
  const events = need(await api(listEvents, { query: { object: 'agencyUser', number: keyOf(nr, id) } }));
  const person = agency.persons.find((one) => String(one.id) === id);
  if (!person) throw new Response(null, { status: 404 });
  return { agency, person, events, support: takeShownOnce(operator.id, (whom) => whom === keyOf(nr, id))?.text };
};

const calls = {
  mail: mailAgencyPerson,
  change: changeAgencyPerson,
  signOut: signOutAgencyPerson,
  lock: lockAgencyPerson,
  unlock: unlockAgencyPerson,
  remove: removeAgencyPerson,
  delete: eraseAgencyPerson,
} as const;

export const submit = ({ form, query, params, operator, done, t }: Submit) => {
  const decision = personAskedBy(questionOf(query));
  if (!decision) throw new Error('this page asks nothing of that name');
  const { nr = '', id = '' } = params;
  const whom = { params: { number: nr, userId: id } };
  if (decision === 'support')
    return form.send(openAgencySupport, whom, ({ address }) => {
      workOf(operator.id).shownOnce = { whom: keyOf(nr, id), text: address };
      return done(t('desk.agencyPerson.done.support'));
    });
  return form.send(calls[decision], whom, () => done(t(`desk.agencyPerson.done.${decision}`)));
};

export default function AgencyPersonScreen() {
  const t = useT();
  const { slug } = useSeat().mandant;
  const { agency, person, events, support } = useLoaderData<typeof load>();
  const data = addressOf(slug, showAgencyPersonData, { params: { number: agency.number, userId: person.id } });
  return (
    <>
      <PageHead
        back={<BackToList href={deskPath(slug, 'agenturen', agency.number)}>{agency.company}</BackToList>}
        title={nameOfPerson(person, t)}
        state={<StateBadge of="agencyUser" code={person.status} />}
        lead={person.email}
        actions={<FileLink href={data}>{t('desk.agencyPerson.data')}</FileLink>}
      />
      {support && (
        <ShownLink text={t('desk.agencyPerson.link')} label={t('desk.recommender.linkLabel')} link={support}>
          <a className={`${button.button} ${button.small}`} href={support} target="_blank" rel="noopener noreferrer">
            {t('desk.recommender.open')}
          </a>
        </ShownLink>
      )}
      <div className={work.side}>
        <PersonFacts person={person} agency={agency} />
        <PersonDecisions person={person} agency={agency} />
      </div>
      <History events={events} />
    </>
  );
}
