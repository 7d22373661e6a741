/** Single sign-on of people of agencies (C-47, G11). */
import { endpoint } from '../basics/endpoint.ts';
import { SignInBySso, SsoParameter, SsoUser } from './sso-schemas.ts';

export const showSsoParameter = endpoint({
  method: 'GET',
  path: '/agentur/sso/parameter',
  summary: 'With what a browser goes to the provider of the mandant',
  access: ['anyone'],
  refusals: ['module.off'],
  reply: SsoParameter,
});

export const signInBySso = endpoint({
  method: 'PUT',
  path: '/agentur/sso',
  goal: 'login',
  summary: 'Signs in by the code of the provider; who belongs to no agency that is known has no roles',
  signsIn: true,
  access: ['anyone'],
  refusals: [
    'module.off',
    'sso.code',
    'sso.token',
    'sso.away',
    'sso.email',
    'sso.taken',
    'sso.removed',
    'sso.inactive',
    'account.locked',
    'limit.reached',
  ],
  body: SignInBySso,
  reply: SsoUser,
});
