import { createHmac, randomUUID } from 'node:crypto';
import { demoPortalSecret } from '../../server/src/demo/brands.ts';

/** What the client's own portal says of somebody it has signed in, on the demo brand that knows it. */
export function portalToken(email: string, names: object = { vorname: 'Anna', nachname: 'Muster' }): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: 'intranet', email, ...names, jti: randomUUID(), exp: Math.floor(Date.now() / 1000) + 240 };
  const signed = `${part({ alg: 'HS256' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', demoPortalSecret).update(signed).digest('base64url')}`;
}
