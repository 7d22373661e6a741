/** Sessions as the one who is signed in sees and ends them (rules 2.1): the same for people and operators. */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { opaque } from '../basics/text.ts';
import { wire } from '../basics/wire.ts';

export const Session = wire({
  id: ['Id', z.string()],
  browser: ['Browser', z.string()],
  signedInAt: ['AngemeldetAm', moment],
  seenAt: ['ZuletztAm', moment],
  isThis: ['Diese', z.boolean()],
});
export const BySession = wire({ id: ['id', opaque(60)] });
export const SignedOut = wire({ isSignedOut: ['Abgemeldet', z.boolean()] });
