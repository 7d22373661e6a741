/** Recommenders at the desk: list, one person, what may be done to an account, and what helps somebody back in. */
import { endpoint } from '../basics/endpoint.ts';
import type { RefusalName } from '../basics/refusals.ts';
import { AccountState, ByAccount, OpenSupport, Remark, SupportLink } from './desk-schemas.ts';
import { ChangeAccount, RecommenderDetail, RecommenderPage, RecommenderQuery } from './recommender-schemas.ts';
import { Reason } from './schemas.ts';

const desk = { access: ['operator'], roles: ['BetreiberAdmin', 'BetreiberSachbearbeitung'] } as const;
const moveRefusals = ['access.denied', 'unknown', 'state.not-allowed'] as const satisfies readonly RefusalName[];

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

const moveAccount = (path: string, summary: string) =>
  endpoint({
    ...desk,
    method: 'PUT',
    path: `/admin/empfehler/:hash/${path}`,
    summary,
    refusals: moveRefusals,
    params: ByAccount,
    body: Reason,
    reply: AccountState,
  });

export const lockAccount = moveAccount('sperren', 'Locks a recommender: links end, rewards wait');
export const unlockAccount = moveAccount('entsperren', 'Unlocks a recommender: rewards can be collected again');
/** The reason goes with the person, like all that was written about them: of it nothing is kept. */
export const eraseAccount = moveAccount(
  'loeschen',
  'Deletes a recommender on request: what waits is lost, what was collected is still paid; the reason is not kept',
);
export const endAccountSessions = moveAccount('abmelden', 'Signs a recommender out everywhere');

/** R-46, N8. An address that has an account already answers 409, with the field. */
export const changeAccount = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/empfehler/:hash/aendern',
  summary:
    'Changes name and e-mail address of a recommender; with the old address its sessions, links and newsletter end, and both addresses are told',
  refusals: [...moveRefusals, 'account.email-not-allowed', 'recipient.same-email'],
  params: ByAccount,
  body: ChangeAccount,
  reply: AccountState,
});

export const openSupport = endpoint({
  ...desk,
  method: 'POST',
  path: '/admin/empfehler/:hash/adminlogin',
  summary: 'A link into the account of somebody, good once and for 15 minutes; kept with its reason (P-04)',
  refusals: moveRefusals,
  params: ByAccount,
  body: OpenSupport,
  reply: SupportLink,
});

export const mailAccountPassword = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/empfehler/:hash/passwortmail',
  summary: 'Mails a link for the password: the welcome mail again where there is none yet',
  refusals: moveRefusals,
  params: ByAccount,
  body: Remark,
  reply: AccountState,
});
