/** An agency asks somebody to become a recommender (rules 3.7, 7.4). */
import { endpoint } from '../basics/endpoint.ts';
import { CaptchaQuestion } from '../captcha/schemas.ts';
import {
  ByInvitation,
  InvitationAnswer,
  InvitationBody,
  InvitationForm,
  InvitationQuery,
  InvitationRow,
  RenewedInvitation,
} from './schemas.ts';

export const askInvitationCaptcha = endpoint({
  method: 'PUT',
  path: '/einvitation',
  summary: 'Whether an invitation needs a captcha (C-27)',
  access: ['agency'],
  right: 'invitations',
  reads: true,
  refusals: ['access.denied'],
  ignoresBody: true,
  query: InvitationQuery,
  reply: CaptchaQuestion,
});

export const invite = endpoint({
  method: 'PUT',
  path: '/einladung',
  goal: 'invitation',
  summary:
    'Invites somebody: with the talk and its evidence by a mail, without them by a link to hand over; without a body, or with cmd=IsCaptchaRequired, the question whether a captcha is needed',
  noSupport: true,
  access: ['agency'],
  right: 'invitations',
  refusals: [
    'access.denied',
    'account.email-not-allowed',
    'captcha.away',
    'captcha.wrong',
    'invitation.registered',
    'invitation.unwanted',
    'limit.reached',
    'module.off',
    'state.not-allowed',
  ],
  query: InvitationQuery,
  body: InvitationBody,
  reply: InvitationAnswer,
  idempotent: true,
});

export const showInvitationForm = endpoint({
  method: 'GET',
  path: '/einladung/daten',
  summary: 'What the form of an invitation needs: kinds of talk, who may have had it, the mail as it would leave',
  access: ['agency'],
  right: 'invitations',
  refusals: ['access.denied'],
  reply: InvitationForm,
});

export const withdrawInvitation = endpoint({
  method: 'PUT',
  path: '/einladung/:id/widerrufen',
  summary: 'Takes an invitation back; its links are dead (I7)',
  noSupport: true,
  access: ['agency'],
  right: 'invitations',
  refusals: ['access.denied', 'state.not-allowed', 'unknown'],
  params: ByInvitation,
  reply: InvitationRow,
});

export const sendInvitationAgain = endpoint({
  method: 'PUT',
  path: '/einladung/:id/erneut',
  summary: 'Invites once more with a fresh link, a day after the last time and three times at most (I8)',
  noSupport: true,
  access: ['agency'],
  right: 'invitations',
  refusals: [
    'access.denied',
    'invitation.registered',
    'invitation.too-often',
    'invitation.too-soon',
    'invitation.unwanted',
    'limit.reached',
    'module.off',
    'state.not-allowed',
    'unknown',
  ],
  params: ByInvitation,
  reply: RenewedInvitation,
});
