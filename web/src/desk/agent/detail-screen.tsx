/** One agent: what is kept of him, and what can be done. */
import { type AgentDetail, changeAgent, deleteAgent, showAgent, showAgentData } from '@weitersagen/contract/agent/desk';
import { AgentEntry } from '@weitersagen/contract/agent/entry';
import type { Value } from '@weitersagen/contract/basics/wire';
import { useLoaderData } from 'react-router';
import { addressOf } from '../../api/client.ts';
import { need } from '../../api/need.ts';
import { day, fullName, moment, number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { DecisionList } from '../../work/decision/decision-list.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { FileLink } from '../../work/list/file-link.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { AgentFields } from './agent-fields.tsx';

type Detail = Value<typeof AgentDetail>;

/** The words of the questions in the address. */
const questions = { change: 'aendern', off: 'abschalten', on: 'einschalten', delete: 'loeschen' } as const;
type Decision = keyof typeof questions;
const decisions = Object.keys(questions) as Decision[];

export const load = async ({ api, params }: Load) => need(await api(showAgent, { params: { externalId: params.id } }));

export async function submit({ api, form, query, params, mandant, done, t }: Submit) {
  const decision = decisions.find((one) => questions[one] === questionOf(query));
  if (!decision) throw new Error('this page asks nothing of that name');
  const whom = { params: { externalId: params.id } };
  if (decision === 'delete')
    return form.send(deleteAgent, whom, () => done(t('desk.agent.done.delete'), deskPath(mandant.slug, 'berater')));
  const said = ({ firstName, lastName }: AgentEntry) =>
    done(t(`desk.agent.done.${decision}`, { name: fullName(firstName, lastName) }));
  if (decision === 'change') return form.send(changeAgent, whom, said);
  const kept = need(await api(showAgent, whom));
  return form.send(
    changeAgent,
    { ...whom, instead: { ...textsOf(kept), isActive: decision === 'on' ? 'ja' : 'nein' } },
    said,
  );
}

/** As a form would send it. */
const textsOf = ({ externalId, lastName, firstName, postcode, city, ...more }: Detail) => ({
  externalId,
  lastName,
  firstName,
  postcode,
  city,
  photo: more.photo ?? '',
  photoConsentOn: more.photoConsentOn ?? '',
  photoConsentHow: more.photoConsentHow ?? '',
  email: more.email ?? '',
  phone: more.phone ?? '',
  agencyNumber: more.agencyNumber ?? '',
  employeeNumber: more.employeeNumber ?? '',
});

export default function AgentDetailScreen() {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const agent = useLoaderData<typeof load>();
  const none = t('desk.agent.none');
  const data = addressOf(mandant.slug, showAgentData, { params: { externalId: agent.externalId } });
  return (
    <>
      <PageHead
        back={<BackToList href={deskPath(mandant.slug, 'berater')}>{t('desk.agent.title')}</BackToList>}
        title={fullName(agent.firstName, agent.lastName)}
        state={
          <Badge kind={agent.isActive ? 'good' : 'warn'}>
            {t(`desk.agent.state.${agent.isActive ? 'active' : 'inactive'}`)}
          </Badge>
        }
        lead={`${agent.postcode} ${agent.city}`}
        actions={<FileLink href={data}>{t('desk.agent.data')}</FileLink>}
      />
      <div className={layout.columns}>
        <section className={layout.card} aria-labelledby="facts">
          <h2 id="facts">{t('desk.agent.facts')}</h2>
          <Facts
            facts={[
              [t('desk.agent.number'), agent.externalId],
              [t('desk.agent.email'), agent.email ?? none],
              [t('desk.agent.phone'), agent.phone ?? none],
              [t('desk.agent.agency'), agent.agencyNumber ?? none],
              [t('desk.agent.employee'), agent.employeeNumber ?? none],
              [t('desk.agent.photo'), agent.photo ?? none],
              [t('desk.agent.consent'), <Consent key="consent" agent={agent} />],
              [t('desk.agent.recommendations'), number(agent.recommendations, locale)],
              [t('desk.agent.changed'), moment(agent.changedAt, locale)],
            ]}
          />
        </section>
        <Decisions agent={agent} />
      </div>
    </>
  );
}

/** Whether the photo may be shown, since when, and how that was said. */
function Consent({ agent: { photoConsentOn, photoConsentHow } }: { agent: Detail }) {
  const t = useT();
  const locale = useLocale();
  return photoConsentOn === null
    ? t('desk.agent.consentMissing')
    : t('desk.agent.consentGiven', { day: day(photoConsentOn, locale), how: photoConsentHow ?? '' });
}

function Decisions({ agent }: { agent: Detail }) {
  const t = useT();
  const name = fullName(agent.firstName, agent.lastName);
  const obstacle = {
    off: agent.isActive ? undefined : t('desk.agent.why.off'),
    on: agent.isActive ? t('desk.agent.why.on') : undefined,
  };
  return (
    <DecisionList
      title={t('desk.agent.decisions')}
      choices={decisions.map((decision) => ({
        name: questions[decision],
        verb: t(`desk.agent.do.${decision}`),
        obstacle: decision === 'off' || decision === 'on' ? obstacle[decision] : undefined,
        isDangerous: decision === 'delete' || decision === 'off',
        ...(decision === 'change' && { schema: AgentEntry }),
        consequence: <p>{t(`desk.agent.then.${decision}`, { name, count: agent.recommendations })}</p>,
        fields: decision === 'change' && <AgentFields agent={agent} />,
      }))}
    />
  );
}
