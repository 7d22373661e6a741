/** Which pages may call the CMS from a browser: those of the app's mandant, and of those who may embed it. */
import { frameOrigins, mayFrame } from '@weitersagen/contract/mandant/frame-hosts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MandantRegistry } from '#platform/app-parts.ts';
import type { Mandant } from '#platform/context.ts';

type Mandants = Pick<MandantRegistry, 'byHost' | 'hasHost' | 'all'>;

/** Without a mandant one of any may: a token is asked for before it is known whose it will be. */
export async function allowOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  mandants: Mandants,
  mandant: Mandant | undefined,
): Promise<void> {
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (!origin || !URL.canParse(origin)) return;
  const those = mandant ? [mandant] : await mandants.all();
  if (!(await isHostOf(mandants, those, origin)) && !those.some((one) => isFrameOf(one, origin))) return;
  reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': 'ETag, Retry-After' });
}

async function isHostOf(mandants: Mandants, those: readonly Mandant[], origin: string): Promise<boolean> {
  const { hostname } = new URL(origin);
  if (!(await mandants.hasHost(hostname))) return false;
  const owner = await mandants.byHost(hostname);
  return those.some(({ id }) => id === owner?.id);
}

const isFrameOf = ({ config }: Mandant, origin: string): boolean => mayFrame(origin, frameOrigins(config.frameHosts));

/** Asked by a browser before the call itself; the answer is good for ten minutes. */
export function allowCalls(request: FastifyRequest, reply: FastifyReply): void {
  const { 'access-control-request-headers': headers } = request.headers;
  reply.headers({
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': allowedHeaders(headers),
    'access-control-max-age': '600',
  });
}

const always = ['authorization', 'content-type', 'if-none-match'];

/** Ours, and whatever else begins with `x-`. */
const allowedHeaders = (asked: string | undefined): string =>
  [
    ...always,
    ...(asked ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^x-[a-z-]{1,40}$/.test(name))
      .slice(0, 20),
  ].join(', ');
