/** Questions for a captcha that belong to a call which is still to come: the invitations of agencies (C-27). */
import { endpoint } from '../basics/endpoint.ts';
import { wire } from '../basics/wire.ts';
import { CaptchaQuestion, captchaCommand, captchaSolution } from './schemas.ts';

const InvitationQuestion = wire({ command: ['cmd', captchaCommand], captcha: ['captcha', captchaSolution] });

export const askInvitationCaptcha = endpoint({
  method: 'PUT',
  path: '/einvitation',
  summary: 'Whether an invitation needs a captcha',
  access: ['anyone', 'agency'],
  ignoresBody: true,
  query: InvitationQuestion,
  reply: CaptchaQuestion,
});

export const askByInvitation = endpoint({
  method: 'PUT',
  path: '/einladung',
  summary: 'The same question under the address of the invitation itself, by cmd=IsCaptchaRequired',
  access: ['anyone', 'agency'],
  refusals: ['module.off'],
  ignoresBody: true,
  query: InvitationQuestion,
  reply: CaptchaQuestion,
});
