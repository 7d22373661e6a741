/** Everybody who can be recommended as an agent: found by a part of the name, the town, the postcode or the number. */
import { type AgentRow, addAgent, agentStatus, downloadAgents, listDeskAgents } from '@weitersagen/contract/agent/desk';
import { AgentEntry } from '@weitersagen/contract/agent/entry';
import type { Value } from '@weitersagen/contract/basics/wire';
import { useLoaderData } from 'react-router';
import { day, fullName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { Ask, Question } from '../../work/decision/question.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { LeadLink } from '../../work/row/lead-link.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { AgentFields } from './agent-fields.tsx';

type Row = Value<typeof AgentRow>;

const kind: ListKind = {
  shortFinds: 'beginning',
  status: agentStatus,
  columns: { name: 'Name', changedAt: 'GeaendertAm' },
  usual: 'desk.agent.usual',
  isAscending: true,
};

export const load = (given: Load) => loadList(given, kind, listDeskAgents);

export const submit = ({ form, mandant, done, t }: Submit) =>
  form.send(addAgent, {}, ({ externalId, firstName, lastName }) =>
    done(
      t('desk.agent.done.add', { name: fullName(firstName, lastName) }),
      deskPath(mandant.slug, 'berater', externalId),
    ),
  );

export default function AgentListScreen() {
  const t = useT();
  const { mandant } = useSeat();
  const name = 'neu';
  return (
    <HeadedList
      words="desk.agent"
      statusKey="desk.agent.state"
      kind={kind}
      loaded={useLoaderData<typeof load>()}
      file={downloadAgents}
      columns={columnsOf}
      keyOf={({ externalId }) => externalId}
      isOneLine
    >
      <div className={layout.row}>
        <Ask name={name} isFirst>
          {t('desk.agent.do.add')}
        </Ask>
        <a className={`${button.button} ${button.second}`} href={deskPath(mandant.slug, 'berater', 'import')}>
          {t('desk.agentImport.title')}
        </a>
      </div>
      <Question
        name={name}
        title={t('desk.agent.do.add')}
        submit={t('desk.agent.enter')}
        schema={AgentEntry}
        consequence={<p>{t('desk.agent.then.add')}</p>}
      >
        <AgentFields />
      </Question>
    </HeadedList>
  );
}

const columnsOf = ({ t, locale, slug }: Reader): ListColumn<Row>[] => [
  {
    head: t('desk.agent.name'),
    kind: 'lead',
    sortedBy: 'name',
    cell: ({ externalId, firstName, lastName }) => (
      <LeadLink href={deskPath(slug, 'berater', externalId)} number={externalId}>
        <bdi>{fullName(firstName, lastName)}</bdi>
      </LeadLink>
    ),
  },
  { head: t('desk.agent.place'), cell: ({ postcode, city }) => `${postcode} ${city}` },
  { head: t('desk.agent.reach'), cell: ({ email }) => email ?? t('desk.agent.unreachable') },
  {
    head: t('desk.agent.status'),
    cell: ({ isActive }) => (
      <Badge kind={isActive ? 'good' : 'warn'}>{t(`desk.agent.state.${isActive ? 'active' : 'inactive'}`)}</Badge>
    ),
  },
  { head: t('desk.agent.changed'), sortedBy: 'changedAt', cell: ({ changedAt }) => day(changedAt, locale) },
];
