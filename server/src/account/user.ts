/** The answer of every sign-in and refresh (rules 7.2): who it is, with the token of the session. */
import type { User } from '@weitersagen/contract/account/schemas';
import { codesOf } from '@weitersagen/contract/basics/label';
import { encode } from '@weitersagen/contract/basics/wire';
import { salutation } from '@weitersagen/contract/recipient/schemas';
import type { SessionToken } from '#identity/identity.ts';
import type { PersonRow } from './person-sql.ts';

export const toUser = (person: PersonRow, { token }: Pick<SessionToken, 'token'>, isSupport = false): User => ({
  username: person.email,
  email: person.email,
  salutation: salutationOf(person),
  firstName: person.firstName ?? '',
  lastName: person.lastName ?? '',
  hash: person.hash,
  token,
  hasNewsletter: person.newsletterAt !== null,
  newsletterMailAt: person.newsletterMailAt,
  language: person.language,
  roles: ['Empfehler', ...person.roles],
  agencyNumber: person.agencyNumber,
  isSupport,
});

const salutationOf = ({ salutation: own }: PersonRow): string | null =>
  codesOf(salutation).includes(own as never) ? (encode(salutation, own as never) as string) : null;
