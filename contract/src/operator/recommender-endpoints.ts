/** Recommenders at the desk: list, one person, and what helps somebody back in; lock and deletion stand in desk-endpoints. */
import { endpoint } from '../basics/endpoint.ts';
import { AccountState, ByAccount, Remark } from './desk-schemas.ts';
import { RecommenderDetail, RecommenderPage, RecommenderQuery } from './recommender-schemas.ts';
import { Reason } from './schemas.ts';

const desk = { access: ['operator'], roles: ['BetreiberAdmin', 'BetreiberSachbearbeitung'] } as const;

export const listRecommenders = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/empfehler',
  summary: 'Recommenders, paged by key',
  refusals: ['access.denied'],
  body: RecommenderQuery,
  reply: RecommenderPage,
});

export const showRecommenderDetail = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/empfehler/:hash',
  summary: 'One recommender with the sums, the newest recommendations and rewards, and what happened to the account',
  refusals: ['access.denied', 'unknown'],
  params: ByAccount,
  reply: RecommenderDetail,
});

export const endAccountSessions = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/empfehler/:hash/abmelden',
  summary: 'Signs a recommender out everywhere',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ByAccount,
  body: Reason,
  reply: AccountState,
});

export const mailAccountPassword = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/empfehler/:hash/passwortmail',
  summary: 'Mails a link for the password: the welcome mail again where there is none yet',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ByAccount,
  body: Remark,
  reply: AccountState,
});
