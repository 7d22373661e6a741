/** Who calls: a client of the app by its token. */
import type { FastifyRequest } from 'fastify';
import { verifyToken } from '#identity/identity.ts';
import type { AppParts } from '#platform/app-parts.ts';
import { type Ctx, createContext, type Mandant, type System } from '#platform/context.ts';
import { originOf } from '#platform/http/request.ts';
import { findAppMandant } from '../app.ts';
import { type Client, settingsOf } from '../client.ts';

export interface Caller {
  ctx: Ctx;
  client: Client;
  /** Of the app, the master first. */
  languages: readonly string[];
}

export const appMandant = async (
  { system, mandants }: Pick<AppParts, 'system' | 'mandants'>,
  app: string,
): Promise<Mandant | undefined> => {
  const id = await findAppMandant(system, app);
  return id === undefined ? undefined : mandants.byId(id);
};

export const contextFor = (system: System, mandant: Mandant, request: FastifyRequest, client?: string): Ctx =>
  createContext({
    system,
    mandant,
    actor: client === undefined ? { kind: 'anyone' } : { kind: 'apiKey', name: client },
    locale: mandant.config.defaultLanguage,
    now: system.clock.now(),
    log: system.log.child({ request: request.id, mandant: mandant.slug }),
    origin: originOf(request),
  });

/** The client, or the status that says no: a token of another app sees nothing of this one (rules 1.12). */
export async function callerOf(
  { system, mandants }: AppParts,
  request: FastifyRequest,
  app: string,
): Promise<Caller | 401 | 404> {
  const claims = await claimsOf(system, request.headers.authorization);
  if (!claims) return 401;
  const [ownApp = ''] = claims.client.split(':');
  const own = await appMandant({ system, mandants }, ownApp);
  if (!own) return 401;
  const ctx = contextFor(system, own, request, claims.client);
  const { clients, languages } = await settingsOf(ctx);
  const client = clients.get(claims.client);
  // A new secret and a client that is gone end every token.
  if (!client || client.generation !== claims.generation) return 401;
  return app === ownApp ? { ctx, client, languages: languages.get(app) ?? [] } : 404;
}

interface CmsClaims {
  client: string;
  generation: number;
  endsAt: number;
}

const keptMax = 500;
/** Tokens that were looked at: a client sends the same one with every call. */
const kept = new WeakMap<System, Map<string, CmsClaims>>();

async function claimsOf(system: System, authorization: string | undefined): Promise<CmsClaims | undefined> {
  const [, token] = /^Bearer ([\w.-]{1,2000})$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) return undefined;
  const known = kept.get(system) ?? new Map<string, CmsClaims>();
  kept.set(system, known);
  const now = system.clock.now();
  const found = known.get(token);
  if (found) return found.endsAt > now.getTime() ? found : undefined;
  const claims = await verifyToken(system.vault, token, now);
  if (claims?.typ !== 'cms' || claims.ver === undefined || claims.exp === undefined) return undefined;
  const read = { client: claims.sub, generation: claims.ver, endsAt: claims.exp * 1000 };
  if (known.size >= keptMax) for (const [first] of known.entries().take(1)) known.delete(first);
  known.set(token, read);
  return read;
}
