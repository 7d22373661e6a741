/** People of agencies at the desk: what is done for and about one of them. */
import { byClerk, moveRefusals, Reason, Remark } from '../../basics/desk.ts';
import { endpoint } from '../../basics/endpoint.ts';
import { SupportLink } from '../../recommender/desk.ts';
import { AgencyOwnData } from '../own-data/schemas.ts';
import { ByAgencyUser, ChangeAgencyPerson, PersonState } from './schemas.ts';

const at = <const P extends string>(what: P) => `/admin/agenturen/:nr/benutzer/:id/${what}` as const;

const moved = <const P extends string>(what: P, summary: string) =>
  endpoint({
    ...byClerk,
    method: 'PUT',
    path: at(what),
    summary,
    refusals: moveRefusals,
    params: ByAgencyUser,
    body: Reason,
    reply: PersonState,
  });

export const lockAgencyPerson = moved('sperren', 'Locks a person of an agency: signed out, every link ends');
export const unlockAgencyPerson = moved('entsperren', 'A locked person of an agency may sign in again');
export const removeAgencyPerson = moved(
  'entfernen',
  'Somebody has left an agency (G10): signs in no more, the name stays in reports',
);
export const signOutAgencyPerson = moved('abmelden', 'Signs a person of an agency out everywhere');

/** The reason goes with the person, like all that was written about them: of it nothing is kept. */
export const eraseAgencyPerson = moved(
  'loeschen',
  'Deletes a person of an agency on request: the number stays in reports; the reason is not kept',
);

export const mailAgencyPerson = endpoint({
  ...byClerk,
  method: 'PUT',
  path: at('linkmail'),
  summary: 'Mails a person of an agency a link once more: to confirm, to set the first password, or a new one',
  refusals: moveRefusals,
  params: ByAgencyUser,
  body: Remark,
  reply: PersonState,
});

export const changeAgencyPerson = endpoint({
  ...byClerk,
  method: 'PUT',
  path: at('aendern'),
  summary:
    'Changes name, phone and e-mail address of a person of an agency; with the old address sessions and links end, and both addresses are told',
  refusals: moveRefusals,
  params: ByAgencyUser,
  body: ChangeAgencyPerson,
  reply: PersonState,
});

export const openAgencySupport = endpoint({
  ...byClerk,
  method: 'POST',
  path: at('adminlogin'),
  summary:
    'A link into the area of an agency as one of its people sees it, good once and for 15 minutes, to read (P-04)',
  refusals: moveRefusals,
  params: ByAgencyUser,
  body: Reason,
  reply: SupportLink,
});

export const showAgencyPersonData = endpoint({
  ...byClerk,
  method: 'GET',
  path: at('daten'),
  summary: 'Everything known about a person of an agency, as a file to hand on (GDPR art. 15)',
  refusals: ['access.denied', 'unknown'],
  params: ByAgencyUser,
  reply: AgencyOwnData,
});
