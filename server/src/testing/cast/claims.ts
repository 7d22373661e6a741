/** Who files claims and who decides them, in tests: `claimsOf(w)`. */
import { plusDays } from '@weitersagen/contract/basics/day';
import type { CallOptions, Reply } from '../app.ts';
import { confirm, recommendAndRegister, type Walk } from '../walk.ts';
import type { World } from '../world.ts';
import { operator } from './operators.ts';
import { personToken } from './person-token.ts';

export type Clerk = 'eva' | 'otto' | 'nora' | 'rita';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const own = '/empfehler/nachbuchungen';

export function claimsOf(w: World) {
  const day = (): string => w.app.app.system.clock.now().toISOString().slice(0, 10);
  /** One session of a day is enough. */
  const sessions = new Map<string, Promise<string>>();
  const tokenOf = (name: Clerk): Promise<string> => {
    const key = `${name} ${w.app.app.system.clock.now().toISOString().slice(0, 13)}`;
    const token = sessions.get(key) ?? operator(w.app, { email: `${name}@betreiber.example` });
    sessions.set(key, token);
    return token;
  };
  const desk = async (name: Clerk, method: 'GET' | 'PUT', path: string, body?: unknown): Promise<Reply> =>
    w.app.call(method, `/admin/${path}`, { token: await tokenOf(name), ...(body === undefined ? {} : { body }) });
  const asPerson = async (email: string, method: Method, path = '', more: CallOptions = {}): Promise<Reply> =>
    w.app.call(method, own + path, { token: await personToken(w, email), ...more });
  const files = (email: string, body: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Reply> =>
    asPerson(email, 'POST', '', {
      body: { Abschlussdatum: plusDays(day(), -3), Nachricht: 'Mein Nachbar hat unterschrieben.', ...body },
      headers,
    });
  const recommended = async (): Promise<Walk> => {
    const walk = await recommendAndRegister(w.app, { share: 100 });
    await confirm(w.app, walk);
    return walk;
  };
  return {
    day,
    token: tokenOf,
    desk,
    asPerson,
    files,
    /** Anna recommends, Ben gives his data and agrees, and nothing is reported. */
    recommended,
    /** Some days ago, so that a contract may have come since. */
    waiting: async (): Promise<Walk> => {
      const walk = await recommended();
      await w.days(5);
      return walk;
    },
    filed: async (walk: Walk, more: Record<string, unknown> = {}): Promise<string> =>
      (await files(walk.recommenderEmail, { Empfehlungsnummer: walk.number, ...more })).body.Nachbuchungsnummer,
    uploads: (email: string, content: Buffer, name = 'Vertrag.pdf'): Promise<Reply> =>
      asPerson(email, 'POST', `/dateien?name=${encodeURIComponent(name)}`, {
        body: content,
        headers: { 'content-type': 'application/octet-stream' },
      }),
    decides: (name: Clerk, claim: string, decision: string, body: unknown): Promise<Reply> =>
      desk(name, 'PUT', `nachbuchungen/${claim}/${decision}`, body),
    shows: async (claim: string, name: Clerk = 'eva'): Promise<Reply['body']> =>
      (await desk(name, 'GET', `nachbuchungen/${claim}`)).body,
    statusOf: async ({ recommenderEmail }: Walk): Promise<Reply['body']> =>
      (await asPerson(recommenderEmail, 'GET')).body[0],
  };
}
