/** Calls of an operator that belong to no feature: sign-in, colleagues, mails, events, jobs, clock. */
import * as z from 'zod/mini';
import { BySession, Session, SignedOut } from '../account/session-schemas.ts';
import { endpoint } from '../basics/endpoint.ts';
import { ChangeDebtor, MaskedDebtor } from './debtor-schemas.ts';
import { EventListQuery, EventPage } from './event-schemas.ts';
import { ByJob, Job, JobDone } from './job-schemas.ts';
import { ByMail, MailDetail, MailListQuery, MailPage, MailRow } from './outbox-schemas.ts';
import { Overview } from './overview-schemas.ts';
import {
  AcceptInvitation,
  ByOperator,
  ChangeOperator,
  ClockSet,
  Event,
  EventQuery,
  InvitationAnswer,
  InviteOperator,
  Login,
  Mail,
  MailQuery,
  Operator,
  OperatorWithLink,
  SetClock,
  SignedIn,
  WhoAmI,
} from './schemas.ts';

const every = { access: ['operator'] } as const;
const desk = { access: ['operator'], roles: ['BetreiberAdmin', 'BetreiberSachbearbeitung'] } as const;
const admin = { access: ['operator'], roles: ['BetreiberAdmin'] } as const;

export const signIn = endpoint({
  method: 'POST',
  path: '/admin/login',
  summary:
    'Signs an operator in with password and second factor; a page of our own gets the token as a cookie for the API only',
  access: ['anyone'],
  refusals: ['login.failed', 'account.locked', 'limit.reached'],
  body: Login,
  reply: SignedIn,
});

export const signOut = endpoint({
  ...every,
  method: 'POST',
  path: '/admin/logout',
  summary: 'Ends the session and its cookie',
  refusals: ['access.denied'],
  reply: SignedOut,
  anyMandant: true,
});

export const whoAmI = endpoint({
  ...every,
  method: 'GET',
  path: '/admin/ich',
  summary: 'Who is signed in, and which mandants that operator may work on',
  refusals: ['access.denied'],
  reply: WhoAmI,
  anyMandant: true,
});

export const showOverview = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/uebersicht',
  summary: 'What waits for a person today',
  refusals: ['access.denied'],
  reply: Overview,
});

export const listSessions = endpoint({
  ...every,
  method: 'GET',
  path: '/admin/sitzungen',
  summary: 'Own sessions',
  refusals: ['access.denied'],
  reply: z.array(Session),
});

export const endSession = endpoint({
  ...every,
  method: 'DELETE',
  path: '/admin/sitzungen/:id',
  summary: 'Ends one of the own sessions',
  refusals: ['access.denied', 'unknown'],
  params: BySession,
  reply: SignedOut,
});

export const acceptInvitation = endpoint({
  method: 'PUT',
  path: '/admin/einladung/annehmen',
  summary: 'Sets the password of a new operator, then enrols the second factor by its first code',
  access: ['oneTime'],
  refusals: ['one-time-token.invalid', 'limit.reached'],
  body: AcceptInvitation,
  reply: InvitationAnswer,
});

export const listOperators = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/betreiber',
  summary: 'All operators',
  refusals: ['access.denied'],
  reply: z.array(Operator),
});

export const inviteOperator = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/betreiber',
  summary:
    'Invites an operator by mail, or by a link that is shown once; again, with the same role and mandants, gives a fresh one',
  refusals: ['access.denied', 'state.not-allowed'],
  body: InviteOperator,
  reply: OperatorWithLink,
});

export const changeOperator = endpoint({
  ...admin,
  method: 'PUT',
  path: '/admin/betreiber/:id',
  summary: 'Changes the role of an operator, locks or unlocks, resets the second factor, ends the sessions',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ByOperator,
  body: ChangeOperator,
  reply: OperatorWithLink,
});

export const listMails = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/mails',
  summary: 'Mails of the mandant, newest first; rendered in test and demo mode only',
  refusals: ['access.denied'],
  query: MailQuery,
  reply: z.array(Mail),
});

export const pageMails = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/mails',
  summary: 'Mails of the mandant, paged by key',
  refusals: ['access.denied'],
  body: MailListQuery,
  reply: MailPage,
});

export const showMail = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/mails/:id',
  summary: 'One mail with its state; its words in test and demo mode only',
  refusals: ['access.denied', 'unknown'],
  params: ByMail,
  reply: MailDetail,
});

export const retryMail = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/mails/:id/erneut',
  summary: 'Tries a mail again now instead of at its next moment',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ByMail,
  reply: MailRow,
});

export const listEvents = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/ereignisse',
  summary: 'What happened to one object, oldest first',
  refusals: ['access.denied', 'unknown'],
  query: EventQuery,
  reply: z.array(Event),
});

export const pageEvents = endpoint({
  ...desk,
  method: 'PUT',
  path: '/admin/ereignisse',
  summary: 'Everything that happened in the mandant, paged by key',
  refusals: ['access.denied'],
  body: EventListQuery,
  reply: EventPage,
});

export const showDebtor = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/auszahlungskonto',
  summary: 'The account that pays the rewards, masked',
  refusals: ['access.denied'],
  reply: MaskedDebtor,
});

export const changeDebtor = endpoint({
  ...admin,
  method: 'PUT',
  path: '/admin/auszahlungskonto',
  summary: 'Changes the account that pays the rewards; runs that have their bank file keep it',
  refusals: ['access.denied'],
  body: ChangeDebtor,
  reply: MaskedDebtor,
});

export const listJobs = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/jobs',
  summary: 'Scheduled work: last run, its result, the next run',
  refusals: ['access.denied'],
  reply: z.array(Job),
});

export const runJob = endpoint({
  ...desk,
  method: 'POST',
  path: '/admin/jobs/:job',
  summary: 'Runs a nightly pass now for this mandant; a second run does nothing a second time',
  refusals: ['access.denied', 'unknown'],
  params: ByJob,
  reply: JobDone,
});

export const setClock = endpoint({
  ...every,
  method: 'PUT',
  path: '/admin/zeit',
  summary: 'Sets the clock of all decisions, for all mandants',
  refusals: ['access.denied'],
  body: SetClock,
  reply: ClockSet,
  testMode: true,
});
