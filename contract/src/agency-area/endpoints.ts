/** Lists of an agency, its overview and its search (rules 2.3, 7.8). All of them read, whatever their method says. */
import * as z from 'zod/mini';
import { type Definition, endpoint } from '../basics/endpoint.ts';
import { pageOf } from '../basics/list.ts';
import { wire } from '../basics/wire.ts';
import { InvitationRow } from '../invitation/schemas.ts';
import * as query from './query.ts';
import * as rows from './rows.ts';

type Schema = NonNullable<Definition['body']>;
type Right = NonNullable<Definition['right']>;

const reading = { access: ['agency'], refusals: ['access.denied'] } as const;

const list = <const P extends string, const Q extends Schema, const R extends Schema>(
  path: P,
  right: Right,
  summary: string,
  { body, row }: { body: Q; row: R },
) => endpoint({ ...reading, method: 'PUT', path, summary, right, reads: true, body, reply: pageOf(row) });

/** The same of one who works there; nobody but the owner asks for somebody else. */
const listOf = <const P extends string, const Q extends Schema, const R extends Schema>(
  path: P,
  right: Right,
  summary: string,
  { body, row }: { body: Q; row: R },
) =>
  endpoint({
    ...reading,
    method: 'PUT',
    path: `${path}/:mitarbeiternummer`,
    summary: `${summary}, of one employee or of everybody (\`alle\`)`,
    right,
    reads: true,
    params: query.OfEmployee,
    body,
    reply: pageOf(row),
  });

/** The list as a file, or those of its rows that somebody has chosen. */
const file = <const P extends string, const Q extends Schema>(path: P, right: Right, summary: string, asked: Q) =>
  endpoint({
    ...reading,
    method: 'GET',
    path: `${path}/csv`,
    summary: `${summary} as CSV`,
    right,
    query: asked,
    produces: 'text/csv',
  });

const orders = { body: query.AgencyOrderQuery, row: rows.AgencyOrder };
export const listAgencyOrders = list('/agentur/auftraege', 'orders', 'Orders of the agency', orders);
export const listAgencyOrdersOf = listOf('/agentur/auftraege', 'orders', 'Orders of the agency', orders);
export const downloadAgencyOrders = file('/agentur/auftraege', 'orders', 'Orders of the agency', query.AgencyOrderFile);

const recommenders = { body: query.AgencyRecommenderQuery, row: rows.AgencyRecommender };
const whoRecommends = 'Who recommends for the agency';
export const listAgencyRecommenders = list('/agentur/empfehlungen', 'recommenders', whoRecommends, recommenders);
export const listAgencyRecommendersOf = listOf('/agentur/empfehlungen', 'recommenders', whoRecommends, recommenders);
export const downloadAgencyRecommenders = file(
  '/agentur/empfehlungen',
  'recommenders',
  whoRecommends,
  query.AgencyRecommenderFile,
);

const leads = { body: query.AgencyLeadQuery, row: rows.AgencyLead };
const whoCame = 'Contacts who came through a recommendation';
export const listAgencyLeads = list('/agentur/leads', 'recommenders', whoCame, leads);
export const listAgencyLeadsOf = listOf('/agentur/leads', 'recommenders', whoCame, leads);
export const downloadAgencyLeads = file('/agentur/leads', 'recommenders', whoCame, query.AgencyLeadFile);

const invitations = { body: query.AgencyInvitationQuery, row: InvitationRow };
const whomInvited = 'Whom the agency has invited';
export const listAgencyInvitations = list('/agentur/einladungen', 'invitations', whomInvited, invitations);
export const listAgencyInvitationsOf = listOf('/agentur/einladungen', 'invitations', whomInvited, invitations);
export const downloadAgencyInvitations = file(
  '/agentur/einladungen',
  'invitations',
  whomInvited,
  query.AgencyInvitationFile,
);

const rewards = { body: query.AgencyRewardQuery, row: rows.AgencyReward };
const whatEarned = 'Rewards that people of the agency have earned';
export const listAgencyRewards = list('/agentur/praemien', 'rewards', whatEarned, rewards);
export const listAgencyRewardsOf = listOf('/agentur/praemien', 'rewards', whatEarned, rewards);
export const downloadAgencyRewards = file('/agentur/praemien', 'rewards', whatEarned, query.AgencyRewardFile);

const months = { body: query.AgencyMonthQuery, row: rows.AgencyMonth };
const whatDone = 'What the agency did: ever, and in each of the last twelve months, the newest first';
export const showAgencyMonths = list('/agentur/dashboard', 'figures', whatDone, months);
export const showAgencyMonthsOf = listOf('/agentur/dashboard', 'figures', whatDone, months);

export const AgencyFound = wire({
  recommenders: ['Empfehler', z.array(rows.AgencyRecommender)],
  leads: ['Leads', z.array(rows.AgencyLead)],
  orders: ['Auftraege', z.array(rows.AgencyOrder)],
  invitations: ['Einladungen', z.array(InvitationRow)],
});

export const searchAgency = endpoint({
  ...reading,
  method: 'GET',
  path: '/agentur/suche',
  summary: 'A part of a name, an e-mail or a number, looked for in all that the agency has: the newest few of each',
  right: 'area',
  query: query.AgencySearch,
  reply: AgencyFound,
});
