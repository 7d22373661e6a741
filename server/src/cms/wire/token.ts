/** A client shows its secret and gets a token of 30 days, as OAuth has it (`client_credentials`). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signToken } from '#identity/identity.ts';
import type { AppParts } from '#platform/app-parts.ts';
import { whoAsks } from '#platform/context.ts';
import { countAddress, countAgainst, type Limit } from '#platform/http/limit.ts';
import { type Client, findBySecret } from '../client.ts';
import { appMandant, contextFor } from './caller.ts';
import { allowOrigin } from './origin.ts';

const lifeSeconds = 30 * 86_400;
const perMinute: Limit = { name: 'cms-token', max: 60, windowSeconds: 60 };
/** What is wrong counts for the address, so that nobody uses up what a client may. */
const wrongPerMinute: Limit = { name: 'cms-token-wrong', max: 60, windowSeconds: 60 };

export async function sendToken(parts: AppParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { system, mandants } = parts;
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  reply.headers({ 'cache-control': 'no-store' }).type('application/json; charset=utf-8');
  const [, app = '', name = ''] = /^([^:~]{1,100})[:~]([^:~]{1,100})$/.exec(form.get('client_id') ?? '') ?? [];
  const mandant = await appMandant(parts, app);
  await allowOrigin(request, reply, mandants, mandant);
  if (form.get('grant_type') !== 'client_credentials') return refuse(reply, 400, 'unsupported_grant_type');
  if (!mandant) return refuse(reply, 401, 'invalid_client');
  const ctx = contextFor(system, mandant, request);
  const secret = (form.get('client_secret') ?? '').slice(0, 500);
  const client = await ctx.read((tx) => findBySecret(tx, app, name, secret));
  if (!client) {
    await countAddress(ctx, wrongPerMinute);
    const what = `POST ${request.routeOptions.url}`;
    system.security.note({ ...whoAsks(ctx), kind: 'refusal', outcome: 'refused', what });
    return refuse(reply, 401, 'invalid_client');
  }
  // The secret of a client that delivers is in every browser: nobody uses up what the others may.
  if (client.role === 'delivery') await countAddress(ctx, perMinute);
  else await countAgainst(ctx, perMinute, `${app}:${name}`);
  return reply.send(
    JSON.stringify({
      access_token: await tokenOf(parts, mandant.slug, client),
      expires_in: lifeSeconds,
      token_type: 'Bearer',
      scope: 'squidex-api',
    }),
  );
}

const refuse = (reply: FastifyReply, status: number, error: string): FastifyReply =>
  reply.code(status).send(JSON.stringify({ error }));

function tokenOf({ system }: AppParts, mandant: string, { app, name, role, generation }: Client): Promise<string> {
  const now = system.clock.now();
  const endsAt = new Date(now.getTime() + lifeSeconds * 1000);
  const claims = { typ: 'cms', sub: `${app}:${name}`, mandant, rollen: [role], ver: generation } as const;
  return signToken(system.vault, { ...claims, rollen: [...claims.rollen] }, now, endsAt);
}
