/** Calls of an operator that belong to no feature: sign-in, colleagues, mails, events, jobs, clock. */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import {
  AcceptInvitation,
  ByJob,
  ByOperator,
  BySession,
  ChangeOperator,
  ClockSet,
  Event,
  EventQuery,
  InvitationAnswer,
  InviteOperator,
  JobDone,
  Login,
  Mail,
  MailQuery,
  Operator,
  Session,
  SetClock,
  SignedIn,
  SignedOut,
} from './schemas.ts';

const every = { access: ['operator'] } as const;
const desk = { access: ['operator'], roles: ['BetreiberAdmin', 'BetreiberSachbearbeitung'] } as const;
const admin = { access: ['operator'], roles: ['BetreiberAdmin'] } as const;

export const signIn = endpoint({
  method: 'POST',
  path: '/admin/login',
  summary: 'Signs an operator in with password and second factor',
  access: ['anyone'],
  refusals: ['login.failed', 'account.locked', 'limit.reached'],
  body: Login,
  reply: SignedIn,
});

export const signOut = endpoint({
  ...every,
  method: 'POST',
  path: '/admin/logout',
  summary: 'Ends the session',
  refusals: ['access.denied'],
  reply: SignedOut,
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
  summary: 'Invites an operator by mail; again sends a fresh link',
  refusals: ['access.denied', 'state.not-allowed'],
  body: InviteOperator,
  reply: Operator,
});

export const changeOperator = endpoint({
  ...admin,
  method: 'PUT',
  path: '/admin/betreiber/:id',
  summary: 'Changes the role of an operator, locks or unlocks, resets the second factor',
  refusals: ['access.denied', 'unknown', 'state.not-allowed'],
  params: ByOperator,
  body: ChangeOperator,
  reply: Operator,
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

export const listEvents = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/ereignisse',
  summary: 'What happened to one object, oldest first',
  refusals: ['access.denied', 'unknown'],
  query: EventQuery,
  reply: z.array(Event),
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
