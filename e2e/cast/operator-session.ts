/** The operators of the demo at the API. To sign in is dear: each does it once per worker and place. */
import { ask, bearer, type Headers, read } from './call.ts';
import type { Place } from './place.ts';

export const operators = {
  eva: 'admin@betreiber.example',
  second: 'zweite@betreiber.example',
  third: 'dritte@betreiber.example',
} as const;
/** What colleagues read of them. */
export const namesOfOperators = { eva: 'Miriam Aydın', second: 'Jonas Petersen', third: 'Katrin Vogt' } as const;
export type Operator = keyof typeof operators;
export const operatorPassword = 'Empfehlen-2026-Demo';

const sessions = new WeakMap<Place, Map<Operator, Promise<Headers>>>();

function sessionOf(place: Place, who: Operator): Promise<Headers> {
  const open = sessions.get(place) ?? new Map<Operator, Promise<Headers>>();
  sessions.set(place, open);
  const session = open.get(who) ?? signIn(place, who);
  open.set(who, session);
  return session;
}

async function signIn(place: Place, who: Operator): Promise<Headers> {
  const body = { Email: operators[who], Password: operatorPassword };
  const { Token } = await read<{ Token: string }>(await ask(place, 'POST', '/admin/login', body));
  return bearer(Token);
}

/** Whose session has ended meanwhile, because the clock of the house was moved, signs in anew. */
export async function askAs(
  who: Operator,
  place: Place,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const answer = await ask(place, method, path, body, await sessionOf(place, who));
  if (answer.status !== 401) return answer;
  sessions.get(place)?.delete(who);
  return ask(place, method, path, body, await sessionOf(place, who));
}
